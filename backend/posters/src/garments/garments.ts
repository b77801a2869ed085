import type { Pen } from '../drawing/pen';
import type { Body } from '../figure/body';
import type { Look } from '../figure/look';
import { EVERYDAY, type GarmentTable } from './everyday';
import { HERITAGE } from './heritage';
import { makeTailor } from './tailor';
import { TAILORED } from './tailored';

const GARMENTS: GarmentTable = { ...EVERYDAY, ...TAILORED, ...HERITAGE };

export const GARMENT_NAMES = Object.keys(GARMENTS);

/** Garments that close at the throat lie over a necklace; the others under it. */
const CLOSED = [
  'turtleneck',
  'high',
  'track',
  'ruffle',
  'mandarin',
  'bandhgala',
  'nehru',
  'sherwani',
  'abaya',
  'chef',
  'hoodie',
  'suit',
  'tuxedo',
  'polo',
  'agbada',
  'kurta',
  'halter',
];
export const isBareNecked = (garment: string) => !CLOSED.includes(garment);

export function drawGarment(pen: Pen, look: Look, body: Body): string {
  const sew = GARMENTS[look.garment] ?? EVERYDAY['tee'];
  return sew ? sew(makeTailor(pen, look, body)) : '';
}
