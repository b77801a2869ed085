import { mix } from '../drawing/colour';
import { flip, type Point, pts, type Side } from '../drawing/outline';
import type { Pen } from '../drawing/pen';
import type { Look } from '../figure/look';

/** Outlines of one head of hair or head cover; all but the arts are path data. */
type HairStyle = {
  readonly coversEars?: boolean;
  /** Silhouette behind the head. */
  readonly back?: string;
  /** Art behind the body: puffs, ribbons, veils. */
  readonly behind?: string;
  /** Close-cropped sides, half skin and half hair. */
  readonly fade?: string;
  readonly front?: string;
  readonly gloss?: string;
  readonly strands?: readonly string[];
  readonly extra?: string;
};

/** Tools and measures of a hair style. */
export type HairKit = {
  readonly pen: Pen;
  readonly look: Look;
  /** The lamp's side. */
  readonly k: Side;
  /** The side of the head turned to the viewer's open space: braids and buns go there. */
  readonly s: Side;
  readonly part: number;
  readonly path: Pen['path'];
  /** The shape on the lamp's side, given for the right. */
  readonly lit: (text: string, isClosed?: boolean) => string;
  readonly tone: (t: number) => string;
};

export type HairTable = Readonly<Record<string, (kit: HairKit) => HairStyle>>;

export function makeHairKit(pen: Pen, look: Look): HairKit {
  const { hair, hairLit } = pen.colours;
  return {
    pen,
    look,
    k: look.key,
    s: look.yaw > 0 ? -1 : 1,
    part: look.part,
    path: pen.path,
    lit: (text, isClosed) => pen.path(flip(pts(text), look.key), isClosed),
    tone: (t) => mix(hair, hairLit, t),
  };
}

export const HAIRLINES = {
  low: '82 -26 20, 76 -62 32, 44 -88 54, 0 -92 60, -44 -88 54, -76 -62 32, -82 -26 20',
  parted: '82 -22 20, 80 -66 30, 62 -96 46, 28 -112 56, -18 -88 60, -58 -72 46, -80 -24 22',
  receding: '82 -26 20, 81 -70 28, 64 -110 40, 38 -116 50, 0 -100 58, -38 -116 50, -64 -110 40, -81 -70 28, -82 -26 20',
  slick: '82 -30 20, 78 -74 30, 50 -102 50, 0 -110 58, -50 -102 50, -78 -74 30, -82 -30 20',
  jagged:
    '82 -20 20, 81 -46 28, 62 -54 48, 46 -76 54 c, 24 -53 68, 2 -78 66 c, -20 -54 69, -40 -78 56 c, -60 -54 50, -76 -62 34 c, -81 -40 28, -82 -16 20',
  curtain: '86 2 16, 89 -22 22 c, 68 -44 46, 34 -82 60, 5 -114 60 c, -28 -82 60, -66 -44 46, -89 -22 22 c, -86 2 16',
  fringe: '84 0 20, 82 -36 24 c, 40 -42 62, 0 -44 68, -40 -42 62, -82 -36 24 c, -84 0 20',
} as const;

/** Outer edge of short hair, left ear over the crown to the right ear; `lift` adds height. */
const capOutline = (lift: number, side = 1) =>
  `-88 12 -4 c, -100 -44 -14, -86 ${-112 - lift * 0.4} -14, -34 ${-146 - lift} -8, 28 ${-146 - lift * side} -8, 86 ${-108 - lift * 0.4} -14, 100 -44 -14, 88 12 -4 c`;

export const cap = (hairline: string, lift: number, side = 1): Point[] => pts(`${capOutline(lift, side)}, ${hairline}`);

/** Hairline parted at `part`, sleeked to the ears at height `ear`. */
export const partedLine = (part: number, ear = -20) =>
  `84 ${ear} 18, 77 -64 34, 42 -102 53, ${part} -116 58 c, -42 -102 53, -77 -64 34, -84 ${ear} 18`;

export const GLOSS = '40 -150 0, 84 -118 0, 100 -60 0, 84 -64 20, 66 -104 30, 30 -132 30';

/** A strand along the skull at a distance from its middle. */
export function arc(kit: HairKit, r: number, from: number, to: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((i): Point => {
    const angle = from + ((to - from) * i) / 5;
    return [Math.cos(angle) * r, -46 + Math.sin(angle) * r, 0, false];
  });
  return kit.path(points, false);
}
