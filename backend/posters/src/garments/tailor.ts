import { type Flat, pts, spline } from '../drawing/outline';
import { fade, type Pen, stroke } from '../drawing/pen';
import { type Body, bodyShade, shoulderY } from '../figure/body';
import type { Look } from '../figure/look';
import type { FigureColours } from '../palettes';
import { drawPattern } from './patterns';

/** The right half of a neckline: where it leaves the shoulder, then points towards the centre, in sheet units. */
type Neckline = { readonly start: number; readonly startY?: number; readonly points: string };

export type Tailor = {
  readonly pen: Pen;
  readonly look: Look;
  readonly body: Body;
  readonly c: FigureColours;
  /** Half widths of neck and shoulders. */
  readonly N: number;
  readonly S: number;
  /** A smooth line through 'x y' pairs; `side` -1 mirrors it. */
  readonly line: (text: string, side?: number, isClosed?: boolean) => string;
  readonly poly: (text: string, side?: number) => string;
  /** Cloth from shoulder to hem under a neckline; `bulk` widens it. */
  readonly cover: (neckline: Neckline, bulk?: number) => string;
  readonly edge: (neckline: Neckline) => string;
  /** A lit piece of cloth with sleeve folds and the body's shade. */
  readonly piece: (d: string, tone: string, inner?: string) => string;
  /** A lit piece of cloth with sleeve folds and the look's own pattern. */
  readonly patterned: (d: string, tone: string, inner?: string) => string;
  readonly both: (draw: (side: number) => string) => string;
};

const HEM = 660;

function halfCover(body: Body, neckline: Neckline, bulk: number): Flat[] {
  const S = body.shoulders * bulk;
  const arm: Flat[] = [
    [S * 1.17, HEM, true],
    [S * 1.1, 372, false],
    [S * 1.025, 282, false],
    [S * 0.87, 221, false],
    [S * 0.62, 196, false],
  ];
  const y = neckline.startY ?? shoulderY(body, neckline.start) - 5;
  const throat = pts(neckline.points).map(([px, py, , corner]): Flat => [px, py, corner]);
  return [...arm.filter(([x]) => x > neckline.start * 1.04), [neckline.start, y, true], ...throat];
}

const mirrored = (half: readonly Flat[]): Flat[] => [
  ...half,
  ...[...half]
    .reverse()
    .filter(([x]) => x !== 0)
    .map(([x, y, corner]): Flat => [-x, y, corner]),
];

export function makeTailor(pen: Pen, look: Look, body: Body): Tailor {
  const { colours: c } = pen;
  const { neck: N, shoulders: S } = body;
  const flat = (text: string, side: number) => pts(text).map(([x, y, , corner]): Flat => [x * side, y, corner]);
  const sleeves = [-1, 1].map((s) => stroke(`M${s * S * 0.8} 330Q${s * S * 0.74} 430 ${s * S * 0.82} 640`, c.deep, 4, fade(0.28))).join('');
  const piece = (d: string, tone: string, inner = '') => pen.rimmed(d, tone, 7, inner + sleeves + bodyShade(pen));
  return {
    pen,
    look,
    body,
    c,
    N,
    S,
    line: (text, side = 1, isClosed = false) => spline(flat(text, side), isClosed),
    poly: (text, side = 1) =>
      `M${flat(text, side)
        .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
        .join('L')}Z`,
    cover: (neckline, bulk = 1) => spline(mirrored(halfCover(body, neckline, bulk))),
    edge: (neckline) => {
      const half = halfCover(body, neckline, 1).filter(([x]) => x <= neckline.start);
      return spline(mirrored(half), false);
    },
    piece,
    patterned: (d, tone, inner = '') => piece(d, tone, drawPattern(look.pattern, c) + inner),
    both: (draw) => draw(-1) + draw(1),
  };
}

/** Necklines by name, cut to the body. */
export function necklines(N: number, S: number) {
  return {
    crew: { start: N + 13, points: `${N * 0.76} 198, 0 215` },
    high: { start: N + 4, points: `${N * 0.7} 178, 0 194` },
    vee: { start: N + 13, points: `${N * 0.52} 214, 0 264 c` },
    deepvee: { start: N + 18, points: `${N * 0.66} 236, 0 344 c` },
    open: { start: N + 20, points: `${N * 0.62} 262, 0 388 c` },
    scoop: { start: N + 36, points: `${N * 0.92 + 6} 238, 0 268` },
    boat: { start: S * 0.52, points: `${N} 214, 0 221` },
    square: { start: N + 40, points: `${N + 33} 264 c, 0 264` },
    strapless: { start: S * 1.05, startY: 284, points: `${S * 0.66} 284, ${S * 0.3} 266, 0 288 c` },
    off: { start: S * 1.06, startY: 254, points: `${S * 0.62} 254, 0 278` },
    tank: { start: S * 0.5, points: `${S * 0.36} 262, 0 282` },
  } as const satisfies Readonly<Record<string, Neckline>>;
}
