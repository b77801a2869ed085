import { type Chance, weights } from '../chance';
import { mix } from '../drawing/colour';
import { PALETTE_NAMES, paletteOf } from '../palettes';
import type { Choices } from './choices';
import { TALL_HEADS } from './wardrobe';

export type Crop = { readonly scale: number; readonly dx: number; readonly cy: number; readonly roll: number };

const WIDE_HEADS = ['afro', 'sunhat', 'curlylong', 'headtie', 'curly'];

export function chooseCrop(lot: Chance, given: Choices, o: { hair: string; hasProp: boolean; yaw: number; variant: number }): Crop {
  const kind = o.hasProp
    ? 'bust'
    : lot.weigh(weights(o.variant === 0 ? 'bust 52, close 33, tight 12' : 'bust 40, close 34, tight 20, half 14'));
  const tall = TALL_HEADS.includes(o.hair) ? 1 : 0;
  const wide = WIDE_HEADS.includes(o.hair) ? 1 : 0;
  const scale =
    {
      half: lot.between(0.74, 0.84),
      bust: lot.between(0.92, 1.12) - tall * 0.08 - wide * 0.06,
      close: lot.between(1.2, 1.58) - wide * 0.14,
      tight: lot.between(1.76, 2.15),
    }[kind] ?? 1;
  const cy =
    {
      half: 0.4,
      bust: lot.between(0.43, 0.47) + tall * 0.035,
      close: lot.between(0.46, 0.5) + tall * 0.03,
      tight: lot.between(0.44, 0.52),
    }[kind] ?? 0.46;
  const aside = kind === 'tight' ? -Math.sign(o.yaw) * lot.between(20, 96) : lot.between(-22, 22) - o.yaw * 46;
  return {
    scale: given.number('scale') ?? scale,
    dx: given.number('dx') ?? aside,
    cy: given.number('cy') ?? cy,
    roll: given.number('roll') ?? lot.between(-6, 6),
  };
}

/** Returns the distance of two colours, roughly 0 to 1. */
function contrast(a: string, b: string): number {
  const [x, y] = [a, b].map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
  return Math.hypot(...(x ?? []).map((value, i) => value - (y?.[i] ?? 0))) / 441;
}

export function choosePalette(lot: Chance, given: Choices, skin: string): string {
  const named = given.text('palette');
  const [first, second, third] = [lot.pick(PALETTE_NAMES), lot.pick(PALETTE_NAMES), lot.pick(PALETTE_NAMES)];
  if (named) return named;
  // A wall of the skin's colour would hide the face.
  return [first, second, third].find((name) => contrast(mix(paletteOf(name).bg, paletteOf(name).spot, 0.6), skin) > 0.2) ?? third;
}

/** Chooses the lettering; gallery pictures mostly have none, because the page names the person. */
export function chooseType(lot: Chance, o: { isFirst: boolean; isPremium: boolean; word: string }): string {
  if (!o.isFirst && lot.is(0.7)) return 'none';
  const long = o.word.length > 9 ? 0.2 : 1;
  const [frame, ticket] = o.isPremium ? [4, 3] : [2, 1.4];
  return lot.weigh(
    weights(`slate 5, tall ${2 * long}, number 2, frame ${frame}, side 2, stack ${1.2 * long}, corner 1.6, ticket ${ticket}`),
  );
}
