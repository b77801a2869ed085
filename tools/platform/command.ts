import { parseArgs } from 'node:util';
import type { ControlPlane } from './control-plane';

/** A command of `npm run platform -- …`; returns the text to print. */
export type Command = {
  /** Arguments after the command's name, for the help. */
  readonly usage: string;
  readonly about: string;
  run(args: readonly string[], plane: ControlPlane): Promise<string>;
};

/** Returns the remote's name, mf_landing, also for its package's name, mf-landing. */
export function remoteNamed(text: string | undefined): string {
  const name = (text ?? '').replace(/^mf-/u, 'mf_');
  if (!/^mf_[a-z]+$/u.test(name)) throw new Error('Name the remote, for example mf-landing.');
  return name;
}

export type Parsed = {
  readonly positionals: readonly string[];
  readonly reason: string;
  readonly evenWithdrawn: boolean;
  readonly routes?: string;
};

/** Parses the positional arguments and the options that changes and plans share. */
export function parsePositionals(args: readonly string[]): Parsed {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reason: { type: 'string', default: '' }, 'even-withdrawn': { type: 'boolean', default: false }, routes: { type: 'string' } },
  });
  return { positionals, reason: values.reason, evenWithdrawn: values['even-withdrawn'], routes: values.routes };
}
