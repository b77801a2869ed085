import { mix } from '../drawing/colour';
import { fade, fill, type Pen, stroke } from '../drawing/pen';
import type { Look } from '../figure/look';
import { CLOTH_COVERS, COVERS } from './covers';
import { LONG_HAIR } from './long';
import { SHORT_HAIR } from './short';
import { type HairTable, makeHairKit } from './style';
import { TIED_HAIR } from './tied';

const STYLES: HairTable = { ...SHORT_HAIR, ...LONG_HAIR, ...TIED_HAIR, ...COVERS };

export const HAIR_NAMES = Object.keys(STYLES);
export const COVER_NAMES = Object.keys(COVERS);
export { CLOTH_COVERS };

/** Hair as parts of a figure: back and front are path data, the rest is SVG. */
export type Hair = {
  readonly coversEars: boolean;
  readonly back?: string;
  readonly behind?: string;
  readonly front?: string;
  readonly top?: string;
};

export function drawHair(pen: Pen, look: Look): Hair {
  const style = STYLES[look.hair]?.(makeHairKit(pen, look)) ?? {};
  const { colours: c, key } = pen;
  const cropped = style.fade ? fill(style.fade, mix(c.hair, c.skinDeep, 0.42), fade(0.82)) : '';
  const strands = (style.strands ?? []).map((d) => stroke(d, c.hairLit, 3.2, fade(0.7))).join('');
  const shade = fill(`M${-key * 26} -280L${-key * 26} 600L${-key * 400} 600L${-key * 400} -280Z`, c.deep, fade(0.34));
  const gloss = style.gloss ? fill(style.gloss, c.hairLit, fade(0.55)) : '';
  const front = style.front ? pen.rimmed(style.front, c.hair, 5, gloss + strands + shade) : '';
  return {
    coversEars: style.coversEars ?? false,
    ...(style.back ? { back: style.back } : {}),
    ...(style.behind ? { behind: style.behind } : {}),
    ...(style.front ? { front: style.front } : {}),
    top: cropped + front + (style.extra ?? ''),
  };
}
