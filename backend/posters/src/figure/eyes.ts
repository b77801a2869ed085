import { darken, mix } from '../drawing/colour';
import type { Point } from '../drawing/outline';
import { dot, fade, fill, group, type Pen, stroke } from '../drawing/pen';
import type { Look } from './look';

const EYE_Y = -3;
const EYE_X = 38;

const OPENNESS: Readonly<Record<string, number>> = { open: 9.5, wide: 11.4, soft: 7, low: 3.8, smile: 5.4 };

/** How each kind of lid shades the hollow above the eye: height, strength, lift of the lash line. */
type Lid = { readonly hollow: number; readonly strength: number; readonly lash: number };
const CREASE: Lid = { hollow: 25, strength: 0.55, lash: 3.4 };
const LIDS: Readonly<Record<string, Lid>> = {
  crease: CREASE,
  deep: { hollow: 29, strength: 0.8, lash: 3.2 },
  hooded: { hollow: 21, strength: 0.7, lash: 2.2 },
  mono: { hollow: 15, strength: 0.28, lash: 4.2 },
  heavy: { hollow: 23, strength: 0.68, lash: 4.6 },
};

export const LID_NAMES = Object.keys(LIDS);

/** The ring of one eye, set by size, gap and tilt: takes distance from the nose, height and depth of the plain eye. */
function makeSocket(look: Look, side: number) {
  const { size, gap, tilt } = look.eyes;
  return (x: number, y: number, z: number, corner = false): Point => {
    const out = (x - EYE_X) * size;
    return [side * (EYE_X + gap + out), EYE_Y + y * size - (out / 20) * tilt, z, corner];
  };
}

export function drawBrows(pen: Pen, look: Look): string {
  const { thick, arch, tilt, length, gap, lift } = look.brows;
  const end = 46 + 20 * length;
  const tone = mix(pen.colours.beard, pen.colours.deep, 0.25);
  return [-1, 1]
    .map((s) => {
      const top: Point[] = [
        [s * (15 + gap), -32 - lift, 86, false],
        [s * (26 + gap), -38 - thick * 0.3 - arch * 0.4 - lift * 0.7, 86, false],
        [s * 46, -43 - tilt - arch, 78, false],
        [s * end, -35 - tilt + arch * 0.3, 60, false],
      ];
      const under: Point[] = [
        [s * 46, -38 - tilt - arch + thick * 0.4, 78, false],
        [s * (28 + gap), -32 - arch * 0.3 + thick * 0.5 - lift * 0.7, 86, false],
        [s * (16 + gap), -27 + thick * 0.2 - lift, 86, false],
      ];
      return fill(pen.path([...top, ...under]), tone);
    })
    .join('');
}

function drawClosedEye(pen: Pen, look: Look, side: number): string {
  const E = makeSocket(look, side);
  const ink = mix(pen.colours.beard, pen.colours.deep, 0.7);
  const lid =
    look.eyes.state === 'laugh'
      ? [E(18, 8, 80), E(29, 0, 84), E(45, -1, 80), E(58, 5, 64)]
      : [E(17, 5, 80), E(30, 12, 84), E(46, 12, 80), E(59, 4, 64)];
  const lash = look.eyes.hasLashes
    ? stroke(pen.path([E(52, look.eyes.state === 'laugh' ? 3 : 10, 70), E(63, look.eyes.state === 'laugh' ? 1 : 12, 60)], false), ink, 3.5)
    : '';
  return stroke(pen.path(lid, false), ink, 5) + lash;
}

function drawOpenEye(pen: Pen, look: Look, side: number, lid: Lid): string {
  const { colours: c, key } = pen;
  const E = makeSocket(look, side);
  const open = OPENNESS[look.eyes.state] ?? 9.5;
  const ink = mix(c.beard, c.deep, 0.72);
  const low = look.eyes.state === 'smile' ? 4.6 : 9;
  const almond = pen.path([
    E(18, 7, 80, true),
    E(28, 3 - open * 0.66, 84),
    E(40, 3 - open, 82),
    E(51, 3 - open * 0.68, 74),
    E(57, 1, 64, true),
    E(48, low - 0.5, 76),
    E(33, low + 1.5, 82),
  ]);
  const [x, y] = pen.at(...axis(E(EYE_X + side * look.eyes.gaze * 6, 2 + (look.eyes.state === 'low' ? 3 : 0), 84)));
  const r = 10.5 * look.eyes.size;
  const ball =
    fill(almond, mix('#fff6ea', c.skin, 0.3)) + dot(x, y, r, mix(look.eyes.iris, c.deep, 0.3)) + dot(x, y, r * 0.48, darken(c.deep, 0.5));
  const wing = look.eyes.hasLashes ? E(68, -5, 60, true) : E(60, 0, 60, true);
  const lash = pen.path([
    E(16, 8, 80, true),
    E(27, 1 - open * 0.8, 84),
    E(40, 3 - open - lid.lash, 82),
    E(53, 0.6 - open * 0.75, 74),
    wing,
    E(52, 3 - open * 0.5, 74),
    E(40, 4.6 - open, 82),
    E(28, 4 - open * 0.5, 84),
  ]);
  const under = stroke(pen.path([E(27, low + 5, 82), E(40, low + 6.4, 80), E(52, low + 3, 70)], false), c.skinDeep, 2.2, fade(0.5));
  return group(pen.clip(almond), ball) + dot(x + key * 3.6, y - 3.6, 2.3 * look.eyes.size, '#fff8ee') + fill(lash, ink) + under;
}

const axis = ([x, y, z]: Point) => [x, y, z] as const;

export function drawEyes(pen: Pen, look: Look): string {
  const lid = LIDS[look.eyes.lid] ?? CREASE;
  const isClosed = look.eyes.state === 'closed' || look.eyes.state === 'laugh';
  return [-1, 1]
    .map((s) => {
      const E = makeSocket(look, s);
      const hollow = pen.path([
        E(14, -5, 80),
        E(30, 3 - lid.hollow, 80),
        E(50, 3 - lid.hollow, 74),
        E(64, -5, 60),
        E(50, 0, 76),
        E(28, 1, 82),
      ]);
      const shade = fill(hollow, pen.colours.skinDeep, fade(lid.strength));
      return shade + (isClosed ? drawClosedEye(pen, look, s) : drawOpenEye(pen, look, s, lid));
    })
    .join('');
}
