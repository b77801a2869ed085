import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unwrapWoff } from './woff';

export type FontWeight = 400 | 600;

/** Fonts of a script each, in the order in which they are asked; 'latin' has everything that no other one claims. */
const SCRIPTS = [
  ['devanagari', /[\p{Script_Extensions=Devanagari}]/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['vietnamese', /[\u1ea0-\u1ef1\u20ab]/u],
  // The sign of the rupee is among the further Latin letters.
  ['latin-ext', /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20aa\u20ad-\u20c0]/u],
] as const;
/** Marks, joiners and spaces stay with the letter before. */
const NEUTRAL = /[\p{M}\p{Cf} ]/u;

export type FontName = (typeof SCRIPTS)[number][0] | 'latin';
export type Run = { readonly font: FontName; readonly text: string };

/** Splits a line into runs of one font each. */
export function runsOf(line: string): readonly Run[] {
  const runs: Run[] = [];
  for (const letter of line) {
    const last = runs.at(-1);
    const font = last && NEUTRAL.test(letter) ? last.font : fontOf(letter);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs;
}

const unwrapped = new Map<string, Buffer>();

/**
 * Returns a font as OpenType. It is unwrapped from WOFF once, because the font library would unpack all letters for each letter that it
 * measures. The packages' WOFF2 files are not used: the library fails on their composite letters.
 */
export function fontData(font: FontName, weight: FontWeight): Buffer {
  const name = `${font}-${weight}`;
  const known = unwrapped.get(name) ?? unwrapWoff(readFileSync(fileOf(name)));
  unwrapped.set(name, known);
  return known;
}

function fileOf(name: string): string {
  // oxlint-disable-next-line house/no-import-meta -- the running program knows where a file of an installed package is
  return createRequire(import.meta.url).resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`);
}

function fontOf(letter: string): FontName {
  return SCRIPTS.find(([, letters]) => letters.test(letter))?.[0] ?? 'latin';
}
