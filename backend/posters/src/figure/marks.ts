import { mix } from '../drawing/colour';
import { dot, fade, fill, type Pen, stroke } from '../drawing/pen';
import type { Look } from './look';

const FRECKLES = [
  [20, 22, 88],
  [30, 17, 84],
  [38, 25, 78],
  [47, 19, 70],
  [26, 31, 84],
  [36, 36, 76],
  [54, 28, 62],
  [44, 33, 72],
  [14, 28, 94],
  [58, 18, 58],
  [8, 20, 100],
  [31, 27, 82],
] as const;

const MOLES: Readonly<Record<string, readonly [number, number, number]>> = {
  lip: [27, 70, 80],
  cheek: [48, 40, 66],
  chin: [-20, 104, 80],
  brow: [-54, -52, 66],
  eye: [60, 18, 60],
};
export const MOLE_NAMES = Object.keys(MOLES);

function drawLines(pen: Pen, look: Look): string {
  const { colours: c } = pen;
  const line = (points: string, width: number, strength: number) =>
    stroke(pen.path(points, false), mix(c.skinDeep, c.deep, 0.25), width, fade(+(strength * look.marks.age).toFixed(2)));
  const smile = look.mouth.smile * 3;
  const both = [-1, 1].map(
    (s) =>
      line(`${s * 22} 42 88, ${s * (32 + smile)} 58 76, ${s * (36 + smile)} 76 70`, 3, 0.8) +
      line(`${s * 24} 17 84, ${s * 38} 22 80, ${s * 54} 17 68`, 2.6, 0.7) +
      line(`${s * 64} -2 58, ${s * 74} -8 44`, 2.2, 0.7) +
      line(`${s * 65} 5 56, ${s * 75} 7 42`, 2.2, 0.6),
  );
  const brow =
    look.marks.age > 0.55
      ? line('-40 -64 72, -14 -68 82, 14 -68 82, 40 -64 72', 2.6, 0.6) + line('-32 -78 66, 0 -82 74, 32 -78 66', 2.4, 0.5)
      : '';
  return both.join('') + brow;
}

/** Draws blush, freckles, moles and lines of age, under the shading. */
export function drawMarks(pen: Pen, look: Look): string {
  const { key, colours: c } = pen;
  const { marks } = look;
  const [bx, by] = pen.at(key * 46, 42, 62);
  let art = marks.blush
    ? `<ellipse cx="${bx}" cy="${by}" rx="24" ry="15" fill="${c.lip}" opacity="${+(marks.blush * 0.24).toFixed(2)}"/>`
    : '';
  if (marks.freckles)
    art += [-1, 1]
      .map((s) =>
        FRECKLES.map(([x, y, z], i) =>
          dot(...pen.at(s * x, y, z), 1.7 + (i % 3) * 0.4, mix(c.skinDeep, '#8a3a1c', 0.35), fade(marks.freckles)),
        ).join(''),
      )
      .join('');
  const mole = MOLES[marks.mole];
  if (mole) art += dot(...pen.at(...mole), 3, mix(c.skinDeep, c.deep, 0.6));
  if (marks.age) art += drawLines(pen, look);
  if (marks.dimple) art += stroke(pen.path(`${key * 40} 66 72, ${key * 44} 74 68, ${key * 40} 82 68`, false), c.skinDeep, 3, fade(0.7));
  return art;
}

const TILAKS: Readonly<Record<string, (pen: Pen) => string>> = {
  dot: (pen) => dot(...pen.at(0, -36, 92), 5, pen.colours.accent),
  small: (pen) => dot(...pen.at(0, -33, 92), 3.4, '#8f1029'),
  red: (pen) => dot(...pen.at(0, -36, 92), 5.4, '#b3162f'),
  drop: (pen) => fill(pen.path('0 -46 90, 3.6 -36 92, 0 -31 92, -3.6 -36 92'), '#8f1029'),
  tilak: (pen) => fill(pen.path('0 -58 88, 3.4 -44 90, 0 -30 92, -3.4 -44 90'), '#b3162f'),
};

export const drawBindi = (pen: Pen, look: Look) => TILAKS[look.marks.bindi]?.(pen) ?? '';
