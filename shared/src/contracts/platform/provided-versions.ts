import type { NeededVersion } from './federation';

/**
 * What the shell brings along for every remote, by import string, and the version of the contracts a remote talks to the
 * API by. A test holds it against the shell's build.
 */
export const PROVIDED_VERSIONS: Readonly<Record<string, string>> = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  'react-router': '7.18.5',
  jotai: '2.20.3',
  '@tanstack/react-query': '5.108.0',
  '@alltalent/shared/state': '0.1.0',
  '@alltalent/shared/api': '0.1.0',
  '@alltalent/shared/federation': '0.1.0',
  '@alltalent/shared/messages': '0.1.0',
  '@alltalent/shared/contracts': '0.1.0',
};

/** Whether the site has what a release expects: at least that version, with the same first number that is not zero. */
export function isProvided({ name, range }: NeededVersion, provided = PROVIDED_VERSIONS): boolean {
  const version = Object.hasOwn(provided, name) ? provided[name] : undefined;
  if (version === undefined) return false;
  const has = version.split('.').map(Number);
  const needs = range.slice(1).split('.').map(Number);
  const fixed = needs.findIndex((part) => part !== 0);
  const differs = needs.findIndex((part, index) => part !== has[index]);
  if (differs === -1) return true;
  return fixed !== -1 && differs > fixed && (has[differs] ?? 0) > (needs[differs] ?? 0);
}
