import { darken, mix } from '../../drawing/colour';
import { fade, fill, stroke } from '../../drawing/pen';
import { lettering, letteringWidth } from '../../lettering/lettering';
import { CREAM, GOLD } from '../../palettes';
import type { Lamp } from '../lamp';

const BODY = 'M-66 -34C-66 -62 -30 -66 -24 -92H24C30 -66 66 -62 66 -34V138Q66 150 54 150H-54Q-66 150 -66 138Z';

function label(lamp: Lamp): string {
  const word = 'OIL';
  return (
    lamp.solid('M-52 14H54V112H-52Z', CREAM, fill('M-56 10H-16V120H-56Z', mix(CREAM, lamp.deep, 0.24)), 0.1) +
    lettering(word, -letteringWidth(word, 52) / 2, 74, { size: 52, fill: darken(lamp.deep, 0.2) }) +
    stroke('M-30 92H30', lamp.accent, 5)
  );
}

export function bottle(lamp: Lamp): string {
  const { deep, light, object: glass = '#a4471f' } = lamp;
  const planes =
    fill('M-70 -100H-22V160H-70Z', mix(glass, deep, 0.55)) +
    fill('M-70 20C-30 12 30 28 80 16V170H-70Z', mix(glass, deep, 0.3), fade(0.7)) +
    fill('M34 -60H50V140H34Z', mix(glass, light, 0.7), fade(0.75));
  return (
    lamp.shadow(-64, 62, 148) +
    lamp.solid(BODY, glass, planes) +
    lamp.solid('M-24 -118H24V-90H-24Z', mix(GOLD, deep, 0.1), fill('M-30 -120H-6V-88H-30Z', mix(GOLD, deep, 0.5)), 3) +
    lamp.solid('M-20 -196Q-20 -206 0 -206Q20 -206 20 -196V-118H-20Z', darken(deep, 0.25), fill('M-24 -210H-4V-110H-24Z', '#0b080d')) +
    label(lamp)
  );
}
