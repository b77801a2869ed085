import { dot, fade, stroke } from '../drawing/pen';
import type { FigureColours } from '../palettes';

type Pattern = (c: FigureColours) => string;

const grid = (stepX: number, stepY: number, draw: (x: number, y: number, i: number) => string) => {
  let art = '';
  let i = 0;
  for (let y = 176, row = 0; y < 560; y += stepY, row++)
    for (let x = -260 + (row % 2) * (stepX / 2); x < 270; x += stepX) art += draw(Math.round(x), y, i++);
  return art;
};

/** Woven and printed cloth, laid over a garment and clipped to it. */
const PATTERNS: Readonly<Record<string, Pattern>> = {
  stripe: (c) =>
    Array.from({ length: 12 }, (_, i) => stroke(`M-320 ${164 + i * 34}Q0 ${190 + i * 34} 320 ${164 + i * 34}`, c.cloth2, 11)).join(''),
  pinstripe: (c) =>
    Array.from({ length: 17 }, (_, i) =>
      stroke(`M${-272 + i * 34} 150Q${(-272 + i * 34) * 1.06} 360 ${(-272 + i * 34) * 1.12} 640`, c.clothLit, 2.4, fade(0.7)),
    ).join(''),
  check: (c) =>
    Array.from({ length: 8 }, (_, i) =>
      stroke(`M-320 ${176 + i * 58}Q0 ${196 + i * 58} 320 ${176 + i * 58}`, c.cloth2, 15, fade(0.55)),
    ).join('') +
    Array.from({ length: 9 }, (_, i) => stroke(`M${-240 + i * 60} 150L${(-240 + i * 60) * 1.1} 640`, c.cloth2, 15, fade(0.4))).join(''),
  dots: (c) => grid(46, 36, (x, y) => dot(x, y, 6.5, c.cloth2)),
  flower: (c) =>
    grid(
      78,
      62,
      (x, y, i) =>
        [0, 1, 2, 3, 4]
          .map((p) => dot(x + Math.cos(p * 1.257 + i) * 9, y + Math.sin(p * 1.257 + i) * 9, 7, i % 3 ? c.cloth2 : c.accent2))
          .join('') + dot(x, y, 4, c.metal),
    ),
  butti: (c) => grid(52, 46, (x, y) => `<path d="M${x} ${y - 11}l6 11l-6 11l-6 -11Z" fill="${c.metal}" opacity=".75"/>`),
  zigzag: (c) =>
    Array.from({ length: 8 }, (_, i) =>
      stroke(`M-280 ${200 + i * 52}${'l28 20l28 -20'.repeat(10)}`, i % 2 ? c.cloth2 : c.accent2, 7, fade(0.8)),
    ).join(''),
  block: (c) =>
    grid(64, 64, (x, y) => stroke(`M${x - 12} ${y}a12 12 0 0 1 24 0M${x} ${y - 12}v26M${x - 8} ${y + 10}h16`, c.cloth2, 4, fade(0.85))),
};

export const drawPattern = (name: string, c: FigureColours) => PATTERNS[name]?.(c) ?? '';
