import { mix } from '../drawing/colour';
import { mirror, type Point, pts } from '../drawing/outline';
import { fade, fill, type Pen } from '../drawing/pen';
import type { Look } from './look';

/** Outline of the lips, which stay free of hair. */
const MOUTH_HOLE = mirror(pts('0 72 92, 14 73 86, 26 80 78, 15 90 84, 0 93 88'));
const FULL = mirror(
  pts('0 62 94, 14 62 90, 30 70 78, 36 84 72, 40 66 66, 58 44 50, 78 8 18, 96 0 0, 92 60 10, 70 118 20, 36 142 50, 0 148 64'),
);
const BOXED = mirror(
  pts('0 62 94, 14 62 90, 29 69 78, 33 84 73, 42 82 66, 62 66 46, 80 30 18, 96 20 0, 92 60 10, 70 118 20, 36 142 50, 0 148 64'),
);
const MOUSTACHE = '-32 74 76, -16 62 88, 0 62 94, 16 62 88, 32 74 76, 14 71 88, 0 69 92, -14 71 88';
const GOATEE = mirror(pts('0 61 94, 16 62 90, 31 70 78, 34 84 74, 30 104 72, 20 122 66, 0 130 66'));
const CHIN_TUFT = '-17 97 84, 0 94 88, 17 97 84, 19 112 76, 9 130 66, 0 133 64, -9 130 66, -19 112 76';

type Beard = (pen: Pen, tone: string, drop: (points: readonly Point[] | string) => string) => string;

const withHole =
  (outline: readonly Point[]): Beard =>
  (_pen, tone, at) =>
    fill(at(outline) + at(MOUTH_HOLE), tone, ` fill-rule="evenodd" opacity=".96"`);
const light =
  (outline: readonly Point[], opacity: number): Beard =>
  (_pen, tone, at) =>
    fill(at(outline) + at(MOUTH_HOLE), tone, ` fill-rule="evenodd" opacity="${opacity}"`);

/** Draws the beard within the face. */
const ON_FACE: Readonly<Record<string, Beard>> = {
  full: withHole(FULL),
  long: withHole(FULL),
  short: withHole(BOXED),
  stubble: light(FULL, 0.3),
  shadow: light(FULL, 0.17),
  goatee: withHole(GOATEE),
  moustache: (_pen, tone, at) => fill(at(MOUSTACHE), tone),
  chevron: (_pen, tone, at) =>
    fill(at('-29 76 76, -22 63 86, -8 59 93, 0 61 95, 8 59 93, 22 63 86, 29 76 76, 14 73 88, 0 71 92, -14 73 88'), tone),
  pencil: (_pen, tone, at) => fill(at('-29 75 76, -14 68 89, 0 67 94, 14 68 89, 29 75 76, 14 71 88, 0 70.5 92, -14 71 88'), tone),
  handlebar: (_pen, tone, at) =>
    fill(
      at(
        '-45 63 62, -47 70 60, -36 79 70, -22 77 80, 0 71 93, 22 77 80, 36 79 70, 47 70 60, 45 63 62, 40 69 66, 26 67 78, 12 61 90, 0 63 95, -12 61 90, -26 67 78, -40 69 66',
      ),
      tone,
    ),
  soul: (_pen, tone, at) => fill(at('-8 97 86, 0 95 88, 8 97 86, 5 110 84, 0 113 82, -5 110 84'), tone),
  vandyke: (_pen, tone, at) => fill(at(MOUSTACHE), tone) + fill(at(CHIN_TUFT), tone),
  stubblestache: (_pen, tone, at) =>
    fill(at(FULL) + at(MOUTH_HOLE), tone, ' fill-rule="evenodd" opacity=".24"') + fill(at(MOUSTACHE), tone),
  sideburns: (_pen, tone, at) =>
    [-1, 1]
      .map((s) =>
        fill(at(`${s * 92} -10 0, ${s * 76} -4 20, ${s * 70} 40 34, ${s * 66} 60 38, ${s * 84} 62 20, ${s * 96} 30 0`), tone, fade(0.9)),
      )
      .join(''),
};
export const BEARD_NAMES = Object.keys(ON_FACE);

const beardTone = (pen: Pen) => mix(pen.colours.beard, pen.colours.deep, 0.3);

export function drawBeard(pen: Pen, look: Look): string {
  const d = look.mouth.drop;
  const at = (points: readonly Point[] | string) =>
    pen.path((typeof points === 'string' ? pts(points) : points).map(([x, y, z, c]): Point => [x, y + d, z, c]));
  return ON_FACE[look.beard]?.(pen, beardTone(pen), at) ?? '';
}

/** Draws a long beard below the chin, over neck and collar. */
export function drawLongBeard(pen: Pen, look: Look): string {
  if (look.beard !== 'long') return '';
  const tone = beardTone(pen);
  const d = pen.path(
    '-80 30 16, -74 90 26, -56 140 50, -34 186 70, 0 204 78, 34 186 70, 56 140 50, 74 90 26, 80 30 16, 40 100 70, 0 108 80, -40 100 70',
  );
  const k = -pen.key;
  const shade = fill(`M${k * 4} 20L${k * 10} 260H${k * 200}V20Z`, pen.colours.deep, fade(0.4));
  const strands = [-30, -10, 12, 32]
    .map((x) =>
      fill(
        pen.path(`${x} 110 80, ${x * 0.7} 150 78, ${x * 0.5} 184 76, ${x * 0.7 + 4} 150 78`),
        mix(tone, pen.colours.light, 0.2),
        fade(0.6),
      ),
    )
    .join('');
  return pen.rimmed(d, tone, 4, strands + shade);
}
