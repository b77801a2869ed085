import { darken, mix } from '../../drawing/colour';
import { fade, fill, oval, stroke } from '../../drawing/pen';
import { GOLD } from '../../palettes';
import type { Lamp } from '../lamp';

const WOOD = '#7a4a24';

function form(lamp: Lamp): string {
  const linen = mix('#dcc4a0', lamp.spot, 0.2);
  return (
    stroke('M0 100V150', mix(WOOD, lamp.deep, 0.3), 10) +
    lamp.solid(
      'M-14 -206H14L18 -176L56 -160C60 -120 44 -96 40 -70H-40C-44 -96 -60 -120 -56 -160L-18 -176Z',
      linen,
      fill('M-70 -210H-14V-60H-70Z', mix(linen, lamp.deep, 0.44)),
    ) +
    oval(0, -206, 14, 5, mix(WOOD, lamp.light, 0.3))
  );
}

const bodice = (lamp: Lamp, cloth: string) =>
  lamp.solid(
    'M-56 -146C-30 -128 -12 -140 0 -126C12 -140 30 -128 56 -146C56 -116 44 -92 40 -66H-40C-44 -92 -56 -116 -56 -146Z',
    darken(cloth, 0.1),
    fill('M-70 -160H-10V-60H-70Z', mix(cloth, lamp.deep, 0.55)) +
      stroke('M-44 -84C-20 -76 20 -76 46 -84', GOLD, 6, ' stroke-dasharray="1 10"'),
  );

const skirtFolds = ({ deep, light }: Lamp, cloth: string) =>
  fill('M-40 -70H-16C-30 20 -74 100 -84 170H-170V140C-120 70 -70 10 -40 -70Z', mix(cloth, deep, 0.56)) +
  fill('M-6 -70H8C2 20 -20 100 -30 170H-66C-46 90 -14 20 -6 -70Z', mix(cloth, deep, 0.24)) +
  fill('M20 -70H32C44 20 70 100 78 170H44C36 90 22 10 20 -70Z', mix(cloth, light, 0.34));

const border = ({ deep }: Lamp) =>
  fill('M-170 116C-80 140 80 140 170 116V180H-170Z', GOLD) +
  fill('M-170 116C-120 134 -60 138 -40 138L-50 180H-170Z', mix(GOLD, deep, 0.5)) +
  stroke('M-140 134C-60 152 60 152 140 134', '#8f1029', 7, ' stroke-dasharray="1 16"') +
  stroke('M-104 62C-40 78 40 78 106 62', GOLD, 5, ' stroke-dasharray="1 12"');

const sash = ({ light }: Lamp) =>
  stroke('M-50 -150C-20 -60 70 -10 120 118', mix(GOLD, light, 0.3), 20, fade(0.95)) +
  stroke('M-50 -150C-20 -60 70 -10 120 118', '#8f1029', 3, ' stroke-dasharray="1 13"');

export function gown(lamp: Lamp): string {
  const cloth = lamp.object ?? '#c2183d';
  return (
    lamp.shadow(-120, 120, 152, 190) +
    form(lamp) +
    bodice(lamp, cloth) +
    lamp.solid(
      'M-40 -68H40C66 0 128 90 152 146C90 164 -90 164 -152 146C-128 90 -66 0 -40 -68Z',
      cloth,
      skirtFolds(lamp, cloth) + border(lamp),
      5,
    ) +
    sash(lamp)
  );
}
