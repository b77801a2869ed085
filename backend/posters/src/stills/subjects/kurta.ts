import { mix } from '../../drawing/colour';
import { fade, fill, stroke } from '../../drawing/pen';
import { GOLD } from '../../palettes';
import type { Lamp } from '../lamp';

const BODY =
  'M-40 -132C-16 -112 16 -112 40 -132L98 -104L156 46L108 66L82 -8L104 176C40 192 -40 192 -104 176L-82 -8L-108 66L-156 46L-98 -104Z';

const hanger = ({ deep }: Lamp) =>
  stroke('M0 -158c0 -34 36 -34 36 -8c0 20 -36 14 -36 40', mix(deep, GOLD, 0.5), 7) +
  stroke('M-96 -98L0 -142L96 -98', mix('#7a4a24', deep, 0.2), 13);

function folds({ deep, light }: Lamp, cloth: string): string {
  return (
    fill('M-170 -140H-34C-50 -40 -66 60 -60 200H-170Z', mix(cloth, deep, 0.52)) +
    fill('M20 10L44 190H70L40 0Z', mix(cloth, light, 0.34)) +
    fill('M-20 40L-32 190H-8Z', mix(cloth, deep, 0.36)) +
    fill('M104 -90L150 46L132 54L92 -60Z', mix(cloth, light, 0.3))
  );
}

const hems = ({ light }: Lamp) =>
  fill('M-120 160C-40 178 40 178 120 160V200H-120Z', GOLD) +
  stroke('M-100 166C-40 182 40 182 100 166', '#8f1029', 5, ' stroke-dasharray="1 12"') +
  fill('M-160 38L-104 58V76L-170 50Z', GOLD) +
  fill('M160 34L104 56V76L170 50Z', mix(GOLD, light, 0.4));

const placket = ({ deep }: Lamp, cloth: string) =>
  fill('M-40 -132C-16 -112 16 -112 40 -132L26 -96L8 -40H-8L-26 -96Z', mix(GOLD, deep, 0.08)) +
  fill('M-40 -132C-24 -120 -8 -116 0 -116V-40H-8L-26 -96Z', mix(GOLD, deep, 0.42)) +
  stroke('M0 -104V-52', mix(cloth, deep, 0.6), 5, ' stroke-dasharray="1 15"') +
  stroke('M-44 -72C-38 -30 -20 -10 0 -4C20 -10 38 -30 44 -72', GOLD, 5, ' stroke-dasharray="1 11"');

/** Draws a hanging kurta with its middle at 0 0. */
export function kurta(lamp: Lamp): string {
  const cloth = lamp.object ?? '#0b6b63';
  return (
    fill('M-130 -90L-200 90L-150 110L-190 200H40L0 -60Z', lamp.deep, fade(0.36)) +
    hanger(lamp) +
    lamp.solid(BODY, cloth, folds(lamp, cloth) + hems(lamp), 5) +
    placket(lamp, cloth)
  );
}
