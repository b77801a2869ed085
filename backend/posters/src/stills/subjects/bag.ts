import { mix } from '../../drawing/colour';
import { fill, stroke } from '../../drawing/pen';
import { GOLD } from '../../palettes';
import type { Lamp } from '../lamp';

const STITCHES = ' stroke-dasharray="7 6"';

const handle = ({ deep, light }: Lamp, leather: string) =>
  stroke('M-64 -40C-70 -170 70 -170 64 -40', mix(leather, deep, 0.4), 18) +
  stroke('M-58 -48C-60 -160 68 -164 66 -44', mix(leather, light, 0.34), 5);

const flap = (lamp: Lamp, leather: string) =>
  lamp.solid(
    'M-122 -52H122L112 44C60 70 -60 70 -112 44Z',
    mix(leather, lamp.light, 0.12),
    fill('M-140 -60H-50L-44 80H-140Z', mix(leather, lamp.deep, 0.34)) +
      stroke('M-104 36C-60 56 60 56 104 36', mix(leather, lamp.light, 0.55), 3, STITCHES),
  );

const tassel = (lamp: Lamp) =>
  stroke('M92 -40C112 0 96 40 116 84', '#c2183d', 9) +
  lamp.solid('M100 82h34l6 44h-46Z', '#f7b538', fill('M90 80h22v60h-22Z', '#a86c12'), 3);

export function bag(lamp: Lamp): string {
  const { deep, light, object: leather = '#8a4a22' } = lamp;
  return (
    lamp.shadow(-130, 124, 146, 200) +
    handle(lamp, leather) +
    lamp.solid(
      'M-118 -44H118L138 134Q138 150 122 150H-122Q-138 150 -138 134Z',
      leather,
      fill('M-150 -50H-50L-62 160H-150Z', mix(leather, deep, 0.5)) + fill('M-150 118H150V160H-150Z', mix(leather, deep, 0.4)),
    ) +
    flap(lamp, leather) +
    lamp.solid('M-20 38H20V78H-20Z', GOLD, fill('M-24 30H-4V90H-24Z', mix(GOLD, deep, 0.5)), 3) +
    stroke('M-120 118H120', mix(leather, light, 0.5), 3, STITCHES) +
    tassel(lamp)
  );
}
