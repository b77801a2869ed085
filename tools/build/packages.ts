import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '');

/** Remotes in the order they are published. One more is one more name here. */
export const REMOTES = ['mf-landing', 'mf-talents', 'mf-auth', 'mf-content'] as const;
export const PROGRAMS = ['backend', 'shell'] as const;

export type PackageName = (typeof REMOTES)[number] | (typeof PROGRAMS)[number];

export function isRemote(name: string): name is (typeof REMOTES)[number] {
  return REMOTES.some((remote) => remote === name);
}
