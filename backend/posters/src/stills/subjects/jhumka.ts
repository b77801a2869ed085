import { darken, mix } from '../../drawing/colour';
import { dot, fade, fill, stroke } from '../../drawing/pen';
import { CREAM, GOLD } from '../../palettes';
import type { Lamp } from '../lamp';

const BELL = 'M0 -16C44 -12 66 30 72 80H-72C-66 30 -44 -12 0 -16Z';

function beads({ deep }: Lamp): string {
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((i) => {
      const y = 96 - Math.abs(i) * 1.6;
      return dot(i * 15, y, 7, CREAM) + dot(i * 15 - 2, y + 1, 5, mix(CREAM, deep, i < 0 ? 0.42 : 0.14));
    })
    .join('');
}

function bell(lamp: Lamp): string {
  const { deep, light } = lamp;
  const stitched = [0, 1, 2]
    .map((row) => {
      const [edge, dip] = [22 + row * 22, 30 + row * 24];
      return stroke(`M-72 ${edge}C-30 ${dip} 30 ${dip} 76 ${edge}`, mix('#8f1029', deep, 0.1), 4, ' stroke-dasharray="1 10"');
    })
    .join('');
  return (
    lamp.solid(
      BELL,
      GOLD,
      fill('M-80 -20H-16C-34 20 -34 50 -30 90H-80Z', mix(GOLD, deep, 0.55)) +
        fill('M26 -10C48 10 52 50 52 90H38C38 50 36 20 18 -10Z', mix(GOLD, light, 0.7)) +
        stitched,
    ) + lamp.solid('M-76 76H76V90H-76Z', mix(GOLD, '#c2183d', 0.25), fill('M-80 70H-20V100H-80Z', mix(GOLD, deep, 0.6)), 3)
  );
}

/** Draws one earring, hanging from its hook at 0 -150. */
export function earring(lamp: Lamp): string {
  const gem = lamp.object ?? '#c2183d';
  return (
    stroke('M0 -150V-96', mix(GOLD, lamp.deep, 0.2), 4) +
    dot(0, -78, 30, lamp.rim) +
    dot(-3, -77, 29, GOLD) +
    dot(-2, -77, 15, gem) +
    stroke('M6 -86a10 10 0 0 1 4 8', mix(gem, '#fff0ea', 0.75), 4) +
    stroke('M0 -48V-14', mix(GOLD, lamp.deep, 0.2), 7) +
    bell(lamp) +
    beads(lamp)
  );
}

const hung = (x: number, y: number, scale: number, art: string) => `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;

/** Draws a pair of earrings on a rail. */
export const jhumka = (lamp: Lamp): string =>
  fill('M-250 -208H250V-190H-250Z', darken(lamp.deep, 0.2)) +
  fill('M-250 -208H250V-203H-250Z', lamp.rim, fade(0.8)) +
  fill('M-150 30C-120 -20 -80 -40 -50 40C-60 130 -190 130 -200 60Z', lamp.deep, fade(0.34)) +
  hung(-78, -20, 1.06, earring(lamp)) +
  hung(88, 24, 1.28, earring(lamp));
