import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset } from '@alltalent/shared/contracts';
import { type InlineText, inlineText } from './inline-text';

/** Files of the shell's build, in the order in which the document needs them. */
export type ShellAssets = {
  /** Script in a drawn page that comes before all others. */
  readonly early: InlineText;
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
  /** URLs of the fonts of the first screen, to be preloaded. */
  readonly fonts: readonly string[];
};

/** `early` is the script's text. */
type StoredAssets = Omit<ShellAssets, 'early'> & { readonly early: string };

/** Reads the asset list that the shell's build writes into its folder. */
export function readShellAssets(shellDir: string): ShellAssets {
  const { early, ...files } = JSON.parse(readFileSync(join(shellDir, 'assets.json'), 'utf8')) as StoredAssets;
  return { ...files, early: inlineText(early) };
}
