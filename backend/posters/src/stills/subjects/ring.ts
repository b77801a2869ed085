import { mix } from '../../drawing/colour';
import { fade, fill, stroke } from '../../drawing/pen';
import { GOLD } from '../../palettes';
import type { Lamp } from '../lamp';

/** The facets of the stone from its left edge to its right, then the table above them. */
const FACETS = [
  ['M-58 -152H-22L2 -100Z', 0.5],
  ['M-22 -152H26L2 -100Z', 0],
  ['M26 -152H62L2 -100Z', -0.4],
  ['M-58 -152L-30 -184L-22 -152Z', 0.2],
  ['M-30 -184H34L26 -152H-22Z', -0.55],
  ['M34 -184L62 -152H26Z', -0.8],
] as const;

function plinth(lamp: Lamp): string {
  const stone = mix(lamp.spot, '#cfc2b4', 0.45);
  return (
    lamp.solid(
      'M-120 74L-84 52H96L124 74V150H-120Z',
      stone,
      fill('M-130 74H-20V160H-130Z', mix(stone, lamp.deep, 0.5)) +
        fill('M-20 74H130V160H-20Z', mix(stone, lamp.deep, 0.26)) +
        fill('M-120 74L-84 52H96L124 74Z', mix(stone, lamp.light, 0.5)),
    ) + fill('M-60 68C-30 60 40 60 70 68C30 76 -20 76 -60 68Z', lamp.deep, fade(0.4))
  );
}

const circle = (cx: number, cy: number, r: number, colour: string, width: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

function band({ deep, rim }: Lamp): string {
  return (
    circle(0, -30, 82, mix(GOLD, deep, 0.55), 26) +
    circle(2, -31, 86, GOLD, 16) +
    stroke('M88 -31A86 86 0 0 1 20 53', rim, 6) +
    stroke('M-46 -88A74 74 0 0 0 -70 10', mix(GOLD, deep, 0.75), 6)
  );
}

function stone({ deep, object = '#c2183d' }: Lamp): string {
  const facet = (tone: number) => (tone > 0 ? mix(object, '#1a0510', tone) : mix(object, '#ffe4e0', -tone));
  return (
    fill('M-44 -118L-30 -104H32L46 -118Z', mix(GOLD, deep, 0.3)) +
    fill('M-58 -152L-30 -184H34L62 -152L2 -100Z', object) +
    FACETS.map(([d, tone]) => fill(d, facet(tone))).join('')
  );
}

export const ring = (lamp: Lamp): string =>
  lamp.shadow(-120, 120, 148, 190) +
  plinth(lamp) +
  band(lamp) +
  stone(lamp) +
  stroke('M76 -206v-34M59 -223h34M96 -186l10 10', '#fff7e0', 5) +
  stroke('M-78 -190v-20M-88 -200h20', '#fff7e0', 4, fade(0.8));
