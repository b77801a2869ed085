import { parseArgs } from 'node:util';
import type { ControlPlane } from './control-plane';

/** One thing `npm run platform -- …` can do; answers what is printed. */
export type Command = {
  /** Arguments after the command's name, as the help shows them. */
  readonly usage: string;
  readonly about: string;
  run(args: readonly string[], plane: ControlPlane): Promise<string>;
};

/** The remote's name, mf_landing, from itself or from the name of its package, mf-landing. */
export function remoteNamed(text: string | undefined): string {
  const name = (text ?? '').replace(/^mf-/u, 'mf_');
  if (!/^mf_[a-z]+$/u.test(name)) throw new Error('Name the remote, for example mf-landing.');
  return name;
}

export type Parsed = { readonly words: readonly string[]; readonly reason: string; readonly evenWithdrawn: boolean };

/** Words in order, and the two options that changes know. */
export function parseWords(args: readonly string[]): Parsed {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reason: { type: 'string', default: '' }, 'even-withdrawn': { type: 'boolean', default: false } },
  });
  return { words: positionals, reason: values.reason, evenWithdrawn: values['even-withdrawn'] };
}
