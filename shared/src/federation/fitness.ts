import type { PageRelease } from '../contracts/federation';
import { isInCaretRange } from './caret-range';

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/u;
/** A manifest would be evaluated; what a remote begins with is a script. */
const SCRIPT = /^(?:https?:\/\/|\/(?!\/))[^\s?#]+\.js$/u;

/** Versions of a shared library on this page, by its import string. */
export type ProvidedVersions = (name: string) => readonly string[];

/** Whether a file has the hash without which no browser may run it. */
export function hasIntegrity(asset: { readonly integrity?: unknown }): boolean {
  return typeof asset.integrity === 'string' && INTEGRITY.test(asset.integrity);
}

/** Why a release may not run on this page, or null. Asked before any code of it does. */
export function whyRefused(release: PageRelease, provided: ProvidedVersions): string | null {
  const { remote, version, entry, needs } = release;
  if (!SCRIPT.test(entry.url)) return `${remote} ${version} has no script to begin with`;
  if (!hasIntegrity(entry)) return `${entry.url} has no hash`;
  const unmet = needs.find(({ name, range }) => !provided(name).some((one) => isInCaretRange(one, range)));
  if (unmet) return `${remote} ${version} needs ${unmet.name} ${unmet.range}, the page has ${provided(unmet.name).join(', ') || 'none'}`;
  return needs.length === 0 ? `${remote} ${version} does not say what it needs` : null;
}
