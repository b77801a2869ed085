import { flip, type Point, pts } from '../drawing/outline';
import { fade, fill, type Pen } from '../drawing/pen';
import type { Look } from './look';
import { noseSide } from './nose-and-mouth';

const HALF = pts(
  '26 -140 60, 20 -70 80, 15 -34 88, 5 -12 90, 2 14 104, 5 36 112, 1 48 106, 9 60 92, 6 74 95, 12 92 88, 10 110 84, 22 150 60, 160 150 0, 160 -140 0',
);
const CHEEK_TRIANGLE = pts('29 13 78 c, 62 12 58 c, 54 36 60, 40 56 68 c');
const LOOP = pts('58 -140 30, 62 -70 50, 66 -20 52, 60 16 58, 50 50 62, 36 84 66, 28 112 64, 40 150 40, 160 150 0, 160 -140 0');
const SOCKET = pts('8 -22 90, 26 -34 84, 48 -36 74, 68 -24 54, 62 -8 60, 40 -12 80, 18 -8 86');
const HOLLOWS = pts('86 30 20, 62 52 56, 48 84 66, 34 112 70, 40 150 40, 160 150 0, 160 20 0');

const LIT_PLANE = pts('120 -130 20, 40 -112 50, 52 -50 60, 64 6 55, 46 52 60, 30 100 60, 60 140 40, 140 130 0');

export const drawLitPlane = (pen: Pen) => fill(pen.path(flip(LIT_PLANE, pen.key)), pen.colours.skinLit, fade(0.75));

/** Draws the shadow side over everything on the face. */
export function drawFaceShadow(pen: Pen, look: Look): string {
  const k = -pen.key;
  const { deep } = pen.colours;
  const on = (points: readonly Point[]) => pen.path(flip(points, k));
  const beside = fill(pen.path(noseSide(look, k)), deep, fade(0.34));
  if (look.light === 'split') return fill(on(HALF), deep, fade(0.58));
  if (look.light === 'rembrandt') return fill(on(HALF) + on(CHEEK_TRIANGLE), deep, ' opacity=".48" fill-rule="evenodd"');
  if (look.light === 'top')
    return (
      [-1, 1].map((side) => fill(pen.path(flip(SOCKET, side)), deep, fade(0.2))).join('') +
      fill(on(HOLLOWS), deep, fade(0.36)) +
      fill(pen.path(flip(HOLLOWS, -k)), deep, fade(0.16)) +
      beside
    );
  return fill(on(LOOP), deep, fade(0.4)) + beside;
}
