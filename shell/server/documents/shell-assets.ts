import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset } from '@alltalent/shared/contracts';

/** Files of the shell's own build, in the order the document needs them. */
export type ShellAssets = {
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
  /** Fonts of the first screen, worth a preload. */
  readonly fonts: readonly string[];
};

/** The list the shell's build leaves beside its files. */
export function readShellAssets(shellDir: string): ShellAssets {
  return JSON.parse(readFileSync(join(shellDir, 'assets.json'), 'utf8')) as ShellAssets;
}
