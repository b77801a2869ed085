import { mix } from '../drawing/colour';
import type { Point } from '../drawing/outline';
import { fade, fill, group, type Pen, stroke } from '../drawing/pen';
import type { Look } from './look';

const P = (x: number, y: number, z: number, corner = false): Point => [x, y, z, corner];

/** Tip of the nose: lift of the base's middle, roundness of the light on it. */
const TIPS: Readonly<Record<string, { readonly droop: number; readonly ball: number }>> = {
  plain: { droop: 0, ball: 1 },
  round: { droop: -1, ball: 1.5 },
  fine: { droop: 1, ball: 0.7 },
  button: { droop: -3.5, ball: 1.25 },
  aquiline: { droop: 4.5, ball: 0.85 },
};

export function drawNose(pen: Pen, look: Look): string {
  const { key, colours: c } = pen;
  const { width: w, drop: d, bridge: b } = look.nose;
  const { droop, ball } = TIPS[look.nose.tip] ?? { droop: 0, ball: 1 };
  const base = [
    P(-17 * w, 42 + d, 88, true),
    P(-9, 45 + d, 100),
    P(0, 50 + d + droop, 106),
    P(9, 45 + d, 100),
    P(17 * w, 42 + d, 88, true),
    P(12 * w, 53 + d, 92),
    P(0, 57 + d + droop * 0.7, 96),
    P(-12 * w, 53 + d, 92),
  ];
  const ridge = [
    P(key * 4 * b, -18, 92),
    P(key * 7 * b, 16 + d, 102),
    P(key * 10 * ball, 38 + d, 108),
    P(key * 2, 44 + d, 114),
    P(-key, 30 + d, 110),
    P(0, 4, 98),
  ];
  const nostrils = [-1, 1].map((s) => {
    const [x, y] = pen.at(s * 9 * Math.min(w, 1.12), 49 + d, 96);
    return `<ellipse cx="${x}" cy="${y}" rx="4" ry="2.4" fill="${mix(c.skinDeep, c.deep, 0.6)}"/>`;
  });
  const wings =
    w > 1.08
      ? [-1, 1]
          .map((s) =>
            stroke(
              pen.path([P(s * 18 * w, 34 + d, 86), P(s * 20 * w, 42 + d, 84), P(s * 16 * w, 48 + d, 88)], false),
              c.skinDeep,
              3,
              fade(0.8),
            ),
          )
          .join('')
      : '';
  return fill(pen.path(base), c.skinDeep) + wings + fill(pen.path(ridge), c.skinLit, fade(0.85)) + nostrils.join('');
}

/** Draws the nose's side away from the lamp. */
export function noseSide(look: Look, k: number): Point[] {
  const { width: w, drop: d, bridge: b } = look.nose;
  return [
    P(k * 9 * b, -24, 86),
    P(k * 6 * b, 10, 98),
    P(k * 9, 36 + d, 108),
    P(k * 3, 48 + d, 106),
    P(k * 22 * w, 52 + d, 86),
    P(k * 24 * w, 38 + d, 82),
    P(k * 14 * b, 6, 84),
  ];
}

function drawSmile(pen: Pen, look: Look): string {
  const { colours: c } = pen;
  const { smile: s, width: w, lower, drop: d } = look.mouth;
  const mw = (25 + s * 4) * w;
  const rim = [
    P(-mw - 1, 76 - s * 3 + d, 74, true),
    P(-8, 70 + d, 92),
    P(0, 72 + d, 93),
    P(8, 70 + d, 92),
    P(mw + 1, 76 - s * 3 + d, 74, true),
    P(18 * w, 93 + lower * 3 + d, 84),
    P(0, 99 + lower * 5 + d, 88),
    P(-18 * w, 93 + lower * 3 + d, 84),
  ];
  const open = pen.path([
    P(-mw, 77 - s * 3 + d, 74, true),
    P(0, 75 + d, 92),
    P(mw, 77 - s * 3 + d, 74, true),
    P(16 * w, 91 + d, 84),
    P(0, 96 + d, 88),
    P(-16 * w, 91 + d, 84),
  ]);
  const teeth = pen.path([
    P(-mw, 72 + d, 76),
    P(0, 70 + d, 92),
    P(mw, 72 + d, 76),
    P(18 * w, 85 + d, 84),
    P(0, 88.5 + d, 90),
    P(-18 * w, 85 + d, 84),
  ]);
  return fill(pen.path(rim), c.lip) + group(pen.clip(open), fill(open, mix(c.deep, c.lip, 0.25)) + fill(teeth, '#fff3e2'));
}

function drawLips(pen: Pen, look: Look): string {
  const { key, colours: c } = pen;
  const { smile: s, smirk, width, upper: u, lower: l, drop: d } = look.mouth;
  const mw = (25 + s * 4) * width;
  const corner = (side: number) => 79.4 - s * 4 - (side === key ? smirk * 5 : -smirk) + d;
  const middle = (x: number, y: number, z: number) => P(x, y + s + d, z);
  const seam = [middle(10, 81, 88), middle(0, 80.5, 90), middle(-10, 81, 88)];
  const top = [
    P(-mw, corner(-1), 74, true),
    P(-14 * width, 76 - u * 3 + d, 84),
    P(-6, 73.5 - u * 4 + d, 92),
    P(0, 75.5 - u * 3 + d, 93),
    P(6, 73.5 - u * 4 + d, 92),
    P(14 * width, 76 - u * 3 + d, 84),
    P(mw, corner(1), 74, true),
  ];
  const bottom = [
    P(mw - 2, corner(1), 74, true),
    middle(14 * width, 88 + l * 4, 84),
    middle(0, 91 + l * 5, 88),
    middle(-14 * width, 88 + l * 4, 84),
    P(-mw + 2, corner(-1), 74, true),
  ];
  const shine = [P(key * 2, 85 + s + d, 92), P(key * 10, 84 + s + d, 90), P(key * 12, 87.5 + s + d, 88), P(key * 3, 89 + s + d, 90)];
  return (
    fill(pen.path([...bottom, ...[...seam].reverse()]), c.lip) +
    fill(pen.path([...top, ...seam]), mix(c.lip, c.deep, 0.34)) +
    fill(pen.path(shine), mix(c.lip, '#fff0dd', 0.4), fade(0.7))
  );
}

export function drawMouth(pen: Pen, look: Look): string {
  const s = look.mouth.smile + look.mouth.drop;
  const chin = pen.path([P(-13, 101 + s, 86), P(0, 99 + s, 88), P(13, 101 + s, 86), P(0, 106 + s, 86)]);
  return (look.mouth.hasTeeth ? drawSmile(pen, look) : drawLips(pen, look)) + fill(chin, pen.colours.skinDeep, fade(0.6));
}
