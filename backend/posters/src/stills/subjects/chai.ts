import { mix } from '../../drawing/colour';
import { fade, fill, oval, stroke } from '../../drawing/pen';
import { CREAM, GOLD } from '../../palettes';
import type { Lamp } from '../lamp';

const [TEA, GLASS, BISCUIT] = ['#b8662c', '#f3e1c6', '#dba45a'];

function saucer({ deep, rim }: Lamp): string {
  return oval(0, 142, 150, 34, rim) + oval(-4, 144, 150, 33, mix(GOLD, deep, 0.2)) + oval(-2, 140, 122, 24, mix(GOLD, deep, 0.42));
}

function tumbler(lamp: Lamp): string {
  const { deep, light, spot } = lamp;
  const ribs = [-16, 14, 40].map((x) => fill(`M${x} -50l10 0L${x * 0.72 + 7} 140h-8Z`, mix(TEA, light, 0.45), fade(0.7))).join('');
  return (
    lamp.solid(
      'M-78 -90H78L56 138Q0 152 -56 138Z',
      mix(GLASS, spot, 0.35),
      fill('M-72 -50L72 -50L54 134Q0 150 -54 134Z', TEA) + fill('M-90 -95H-34L-26 160H-90Z', mix(TEA, deep, 0.5), fade(0.8)) + ribs,
    ) +
    oval(0, -90, 78, 18, mix(GLASS, light, 0.4)) +
    oval(0, -88, 70, 14, mix(TEA, deep, 0.45)) +
    oval(18, -86, 40, 8, mix(TEA, light, 0.4))
  );
}

const biscuit = (lamp: Lamp) =>
  lamp.solid(
    'M62 112L150 88Q162 86 164 98L166 116L74 142Z',
    BISCUIT,
    fill('M62 130L166 104V150H62Z', '#9a5f28') + stroke('M88 116v.1M108 112v.1M128 106v.1M146 101v.1', '#7a4519', 6),
  );

export const chai = (lamp: Lamp): string =>
  lamp.shadow(-70, 66, 144, 170) +
  saucer(lamp) +
  tumbler(lamp) +
  biscuit(lamp) +
  stroke('M-24 -122C-44 -150 -6 -168 -22 -204M26 -122C8 -150 46 -166 30 -210', CREAM, 6, fade(0.5));
