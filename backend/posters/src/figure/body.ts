import { mix } from '../drawing/colour';
import { type Flat, spline } from '../drawing/outline';
import { fade, fill, type Pen, stroke } from '../drawing/pen';
import type { Look } from './look';

/** The bust in sheet units, before it is lifted to the chin: half widths of neck and shoulders. */
export type Body = { readonly neck: number; readonly shoulders: number; readonly lift: number; readonly isBroad: boolean };

export function makeBody(look: Look): Body {
  return {
    neck: (look.isBroad ? 56 : 43) * look.neck,
    shoulders: (look.isBroad ? 222 : 188) * look.shoulders,
    lift: look.isBroad ? 34 : 26,
    isBroad: look.isBroad,
  };
}

/** The right half of the bare bust, from under the jaw to the elbow. */
const bustHalf = ({ neck, shoulders: s }: Body): [number, number][] => [
  [neck, 20],
  [neck - 1, 104],
  [neck + 5, 146],
  [neck + 32, 180],
  [s * 0.62, 202],
  [s * 0.86, 226],
  [s, 280],
  [s * 1.07, 370],
  [s * 1.13, 620],
];

/** Returns the height of the bare shoulder line at a distance from the centre. */
export function shoulderY(body: Body, x: number): number {
  const line = bustHalf(body).slice(1, 8);
  for (let i = 1; i < line.length; i++) {
    const [x0, y0] = line[i - 1] ?? [0, 0];
    const [x1, y1] = line[i] ?? [0, 0];
    if (x <= x1 && x1 > x0) return y0 + ((y1 - y0) * Math.max(0, x - x0)) / (x1 - x0);
  }
  return 300;
}

function bustPath(body: Body): string {
  const half = bustHalf(body);
  const right = half.map(([x, y], i): Flat => [x, y, i === half.length - 1]);
  const left = [...right].reverse().map(([x, y, corner]): Flat => [-x, y, corner]);
  return spline([...right, ...left]);
}

/** Draws the shade on the bust's side away from the lamp. */
export function bodyShade({ key, colours }: Pen, opacity = 0.34): string {
  return fill(
    `M${-key * 6} 20L${-key * 8} 150C${-key * 40} 240 ${-key * 30} 330 ${-key * 60} 660L${-key * 460} 660L${-key * 460} 20Z`,
    colours.deep,
    fade(opacity),
  );
}

/** Draws neck, collar bones and shoulders, with the shadow of the jaw. */
export function drawBust(pen: Pen, look: Look, body: Body): string {
  const { key, colours: c } = pen;
  const { neck, shoulders } = body;
  const chin = 118 * look.face.chin * look.tall + body.lift;
  const shadow = `M-150 0L150 0L150 ${chin - 6}C${neck + 16} ${chin + 12} ${key * 10 + 30} ${chin + 38} ${key * -8} ${chin + 34}C-40 ${chin + 26} ${-neck - 20} ${chin + 8} -150 ${chin - 10}Z`;
  const bones = [-1, 1].map((s) => stroke(`M${s * (neck + 46)} 210Q${s * 42} 216 ${s * 13} 230`, c.skinDeep, 3, fade(0.6))).join('');
  const cords =
    look.isBroad || look.marks.age > 0.6
      ? [-1, 1].map((s) => stroke(`M${s * neck * 0.62} 150Q${s * 22} 196 ${s * 10} 222`, c.skinDeep, 2.6, fade(0.5))).join('')
      : '';
  const arms = [-1, 1]
    .map((s) => stroke(`M${s * shoulders * 0.78} 350Q${s * shoulders * 0.74} 440 ${s * shoulders * 0.8} 600`, c.skinDeep, 3.5, fade(0.55)))
    .join('');
  const lit = fill(
    `M${key * shoulders * 0.3} 200C${key * shoulders * 0.7} 206 ${key * shoulders} 240 ${key * shoulders * 1.1} 400L${key * shoulders * 0.86} 400C${key * shoulders * 0.8} 290 ${key * shoulders * 0.6} 240 ${key * shoulders * 0.3} 200Z`,
    c.skinLit,
    fade(0.5),
  );
  const d = bustPath(body);
  return pen.rimmed(d, c.skin, 6, lit + fill(shadow, c.skinDeep) + cords + bones + arms + bodyShade(pen, 0.3));
}

/** Draws the ears, behind the face. */
export function drawEars(pen: Pen, look: Look): string {
  const { key, colours: c } = pen;
  return ([-1, 1] as const)
    .map((s) => {
      const [x, y] = pen.at(86 * s * look.face.cheek, 8, -6);
      const ear = `M${x} ${y - 26}C${x + s * 20} ${y - 32} ${x + s * 20} ${y + 10} ${x + s * 2} ${y + 28}L${x - s * 26} ${y + 16}L${x - s * 26} ${y - 16}Z`;
      const fold = `M${x + s * 3} ${y - 18}Q${x + s * 12} ${y - 10} ${x + s * 4} ${y + 8}`;
      return fill(ear, s === key ? c.skin : mix(c.skin, c.deep, 0.42)) + stroke(fold, c.skinDeep, 3);
    })
    .join('');
}
