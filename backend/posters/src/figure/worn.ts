import { darken, mix } from '../drawing/colour';
import { flip, type Point, pts } from '../drawing/outline';
import { dot, fade, fill, type Pen, stroke } from '../drawing/pen';
import type { Body } from './body';
import type { Look } from './look';

const SIDES = [-1, 1] as const;

/** Outline of the right lens. */
const LENSES: Readonly<Record<string, readonly Point[]>> = {
  soft: pts('12 -16 92, 38 -21 88, 66 -15 66, 66 10 66, 40 24 86, 16 14 92'),
  round: pts('12 0 92, 20 -19 92, 39 -26 88, 58 -19 72, 66 0 66, 58 19 72, 39 26 88, 20 19 92'),
  square: pts('11 -20 92 c, 40 -23 88, 68 -19 64 c, 66 16 66 c, 40 21 86, 13 17 92 c'),
  cat: pts('13 -12 92, 38 -22 88, 72 -30 60 c, 67 2 66, 44 20 86, 18 14 92'),
  aviator: pts('10 -18 92, 40 -22 88, 68 -17 64, 67 8 66, 46 32 82, 22 22 90'),
  half: pts('14 6 92 c, 40 4 88, 64 6 66 c, 58 22 70, 40 27 86, 20 22 92'),
};

/** Names of glasses; 'clear' and 'dark' are the plain pair. */
export const GLASSES: Readonly<Record<string, { readonly lens: string; readonly isDark: boolean; readonly isMetal: boolean }>> = {
  clear: { lens: 'soft', isDark: false, isMetal: false },
  dark: { lens: 'soft', isDark: true, isMetal: false },
  round: { lens: 'round', isDark: false, isMetal: true },
  square: { lens: 'square', isDark: false, isMetal: false },
  cat: { lens: 'cat', isDark: false, isMetal: false },
  aviator: { lens: 'aviator', isDark: true, isMetal: true },
  darkround: { lens: 'round', isDark: true, isMetal: true },
  darkcat: { lens: 'cat', isDark: true, isMetal: false },
  reading: { lens: 'half', isDark: false, isMetal: true },
};

export function drawGlasses(pen: Pen, look: Look): string {
  const style = GLASSES[look.worn.glasses];
  if (!style) return '';
  const { colours: c } = pen;
  const frame = style.isMetal ? mix(c.metal, c.deep, 0.2) : c.frame;
  const width = style.isMetal ? 3.6 : 5;
  const shape = LENSES[style.lens] ?? [];
  const glass = style.isDark ? mix(c.deep, '#000000', 0.3) : '#fff6e4';
  const lenses = SIDES.map(
    (s) =>
      `<path d="${pen.path(flip(shape, s))}" fill="${glass}" fill-opacity="${style.isDark ? '.94' : '.1'}" stroke="${frame}" stroke-width="${width}"/>`,
  );
  const bridge = stroke(
    pen.path(style.lens === 'half' ? '-14 8 92, 0 3 98, 14 8 92' : '-12 -6 92, 0 -11 96, 12 -6 92', false),
    frame,
    width,
  );
  const arms = SIDES.map((s) => stroke(pen.path(`${s * 66} -8 66, ${s * 88} -10 0`, false), frame, 4));
  const shine = style.isDark
    ? ['20 -10 92, 34 -15 88, 26 8 90, 18 6 92', '-60 -10 70, -44 -16 84, -50 10 80, -62 4 68'].map((d) =>
        fill(pen.path(d), '#fff3dd', fade(0.28)),
      )
    : [];
  return [...lenses, bridge, ...arms, ...shine].join('');
}

type Earring = (x: number, y: number, metal: string, pen: Pen) => string;

const bead = (x: number, y: number, r: number, colour: string) => dot(x, y, r, colour);

const EARRINGS: Readonly<Record<string, Earring>> = {
  stud: (x, y, m) => bead(x, y, 5, m),
  pearl: (x, y, _m, pen) => bead(x, y + 4, 7, mix('#fff6e6', pen.colours.deep, 0.12)) + bead(x - 2, y + 2, 2.4, '#fffdf6'),
  hoop: (x, y, m) => `<circle cx="${x}" cy="${y + 20}" r="20" fill="none" stroke="${m}" stroke-width="5"/>`,
  bighoop: (x, y, m) => `<circle cx="${x}" cy="${y + 32}" r="32" fill="none" stroke="${m}" stroke-width="4.5"/>`,
  bali: (x, y, m) => `<circle cx="${x}" cy="${y + 7}" r="8" fill="none" stroke="${m}" stroke-width="3.5"/>`,
  jhumka: (x, y, m) =>
    bead(x, y, 6, m) +
    fill(`M${x - 15} ${y + 30}a15 20 0 0 1 30 0z`, m) +
    [-11, -4, 4, 11].map((q) => bead(x + q, y + 35, 3.2, m)).join(''),
  chand: (x, y, m, pen) =>
    bead(x, y, 6, m) +
    fill(`M${x - 21} ${y + 16}a21 22 0 0 0 42 0a21 12 0 0 1 -42 0z`, m) +
    [-14, -7, 0, 7, 14].map((q) => bead(x + q, y + 42 - Math.abs(q) * 0.4, 3, q ? m : pen.colours.accent)).join(''),
  drop: (x, y, m, pen) =>
    bead(x, y, 4.5, m) +
    stroke(`M${x} ${y + 4}V${y + 22}`, m, 2.5) +
    fill(
      `M${x} ${y + 18}C${x + 11} ${y + 34} ${x + 8} ${y + 46} ${x} ${y + 46}C${x - 8} ${y + 46} ${x - 11} ${y + 34} ${x} ${y + 18}Z`,
      pen.colours.accent,
    ),
  tassel: (x, y, m, pen) =>
    bead(x, y, 5, m) +
    bead(x, y + 13, 6, m) +
    [-6, -2, 2, 6].map((q) => stroke(`M${x + q * 0.5} ${y + 18}L${x + q} ${y + 52}`, pen.colours.accent2, 3)).join(''),
};
export const EARRING_NAMES = Object.keys(EARRINGS);

export function drawEarrings(pen: Pen, look: Look): string {
  const draw = EARRINGS[look.worn.earring];
  if (!draw) return '';
  const turnedAway = (s: number) => s * look.yaw > 0.12;
  return SIDES.filter((s) => !turnedAway(s))
    .map((s) => draw(...pen.at(90 * s, 40, -4), pen.colours.metal, pen))
    .join('');
}

export function drawNoseRing(pen: Pen, look: Look): string {
  const { metal } = pen.colours;
  const side = look.yaw > 0 ? -1 : 1;
  const [x, y] = pen.at(side * 15 * look.nose.width, 44 + look.nose.drop, 92);
  if (look.worn.noseRing === 'stud') return dot(x, y, 2.8, metal);
  if (look.worn.noseRing === 'ring') return `<circle cx="${x}" cy="${y + 5}" r="6.5" fill="none" stroke="${metal}" stroke-width="2.4"/>`;
  return '';
}

/** Draws an ornament in the parting of the hair. */
export function drawTikka(pen: Pen, look: Look): string {
  if (!look.worn.tikka) return '';
  const { metal, accent } = pen.colours;
  const [x, y] = pen.at(0, -74, 80);
  return (
    stroke(pen.path(`${look.part * 0.5} -128 52, ${look.part * 0.3} -104 66, 0 -86 76`, false), metal, 3.4) +
    dot(x, y, 9, metal) +
    dot(x, y, 4, accent) +
    dot(x, y + 12, 3.4, metal)
  );
}

export function drawHeadphones(pen: Pen, look: Look): string {
  if (!look.worn.headphones) return '';
  const { colours: c, key } = pen;
  const shell = darken(c.deep, 0.25);
  const band = pen.path('-104 4 -10, -112 -70 -10, -60 -150 -6, 0 -168 0, 60 -150 -6, 112 -70 -10, 104 4 -10', false);
  const cups = SIDES.map((s) => {
    const [x, y] = pen.at(100 * s, 14, -6);
    return `<rect x="${x - 18}" y="${y - 40}" width="36" height="82" rx="17" fill="${shell}"/><rect x="${x - 18 + (s === key ? 0 : 26)}" y="${y - 28}" width="6" height="58" rx="3" fill="${c.accent}"/>`;
  });
  return stroke(band, shell, 16) + stroke(band, c.accent, 4) + cups.join('');
}

type Necklace = (b: Body, pen: Pen) => string;
const hang = (b: Body, drop: number) => `M${-b.neck - 8} 168C${-b.neck + 4} ${drop} ${b.neck - 4} ${drop} ${b.neck + 8} 168`;
const along = (b: Body, drop: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [x0, x1, x2, x3] = [-b.neck - 8, -b.neck + 4, b.neck - 4, b.neck + 8];
    const u = 1 - t;
    const x = u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3;
    const y = (u * u * u + t * t * t) * 168 + (3 * u * u * t + 3 * u * t * t) * drop;
    return [x, y] as const;
  });

const NECKLACES: Readonly<Record<string, Necklace>> = {
  chain: (b, { colours: c }) => stroke(hang(b, 250), c.metal, 2.6),
  pendant: (b, { colours: c }) => stroke(hang(b, 262), c.metal, 2.4) + fill('M0 238l8 11l-8 15l-8 -15Z', c.metal),
  choker: (b, { colours: c }) =>
    stroke(`M${-b.neck - 2} 142C${-b.neck * 0.5} 170 ${b.neck * 0.5} 170 ${b.neck + 2} 142`, c.accent, 10) + dot(0, 164, 5, c.metal),
  pearls: (b, { colours: c }) =>
    along(b, 224, 15)
      .map(([x, y]) => dot(x, y, 6, mix('#fff6e6', c.deep, 0.1)) + dot(x - 1.5, y - 1.5, 2, '#fffdf6'))
      .join(''),
  haar: (b, { colours: c }) =>
    stroke(hang(b, 268), c.metal, 6) +
    along(b, 282, 17)
      .map(([x, y], i) => dot(x, y, i === 8 ? 9 : 4.6, i % 2 ? c.metal : c.accent))
      .join('') +
    stroke(hang(b, 226), c.metal, 4),
  beads: (b, { colours: c }) =>
    [212, 246, 284]
      .map((drop, row) =>
        along(b, drop, 19 + row * 3)
          .map(([x, y], i) => dot(x, y, 4.4, [c.accent, '#f7b538', '#fff3de', '#16121a'][(i + row) % 4] ?? c.accent))
          .join(''),
      )
      .join(''),
  thread: (b, { colours: c }) => stroke(hang(b, 300), darken(c.deep, 0.3), 3) + dot(-5, 266, 4, c.metal) + dot(5, 266, 4, c.metal),
};
export const NECKLACE_NAMES = Object.keys(NECKLACES);

export const drawNecklace = (pen: Pen, look: Look, body: Body) => NECKLACES[look.worn.necklace]?.(body, pen) ?? '';
