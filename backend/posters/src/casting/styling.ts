import { type Chance, weights } from '../chance';
import type { Look } from '../figure/look';
import { GLASSES } from '../figure/worn';
import { COVER_NAMES } from '../hair/hair';
import { type Choices, isCastByHand } from './choices';
import type { Person } from './person';
import type { Trade } from './trades';
import { HATS_F, HATS_M, isFestive, isHeritage, LONG_STYLES, RESTYLED, TALL_HEADS } from './wardrobe';

const TIKKA_GARMENTS = ['lehenga', 'silksaree', 'anarkali'];
const TIKKA_HAIR = ['long', 'tucked', 'lowbun', 'gajra', 'braid', 'wavy', 'bun', 'halfup', 'sidetail'];

export function chooseHair(lot: Chance, o: { person: Person; given: Choices; variant: number; garment: string }): string {
  const { person, given, variant } = o;
  const named = given.text('hair');
  if (named) return named;
  if (person.cover) return person.cover;
  const isLong = LONG_STYLES.includes(person.hair) && !person.isBroad;
  if (lot.is(0.05) && !isHeritage(o.garment)) return lot.weigh(person.isBroad ? HATS_M : HATS_F);
  return variant > 0 && isLong && lot.is(0.4) ? lot.weigh(weights(RESTYLED[person.texture] ?? 'long 1')) : person.hair;
}

export function chooseWorn(
  lot: Chance,
  o: { person: Person; given: Choices; trade: Trade; garment: string; hair: string; premium: boolean },
): Look['worn'] {
  const { person, given, garment } = o;
  const byHand = isCastByHand(given);
  const festive = isFestive(garment);
  const covered = COVER_NAMES.includes(o.hair);
  const earrings = person.isBroad
    ? 'none 16, stud 2, bali 2'
    : festive
      ? 'jhumka 6, chand 2, drop 2, stud 2, bali 1, none 1'
      : 'none 5, stud 4, pearl 2, hoop 3, bighoop 1.5, drop 2, tassel 1';
  const necklaces = person.isBroad
    ? 'none 20, chain 2, thread 1, pendant 0.5'
    : festive
      ? 'none 4, haar 3, choker 1, pendant 2, pearls 1'
      : `none 9, chain 2, pendant 3, pearls ${o.premium ? 2 : 0.6}, choker 0.6`;
  const beads = garment === 'shawl' || garment === 'ankara' || garment === 'dashiki' ? ', beads 6' : '';
  const headphones = given.flag('phones') ?? (!byHand && !covered && !TALL_HEADS.includes(o.hair) && lot.is(o.trade.headphones));
  const shades = !byHand && lot.is(0.045) ? lot.weigh(weights('dark 2, aviator 3, darkround 2, darkcat 1')) : '';
  const glasses = given.text('glasses') ?? (shades || (lot.is(0.8) ? person.wearsGlasses : ''));
  return {
    glasses: GLASSES[glasses] ? glasses : '',
    earring: given.text('earring') ?? (byHand || headphones ? '' : lot.weigh(weights(earrings))),
    necklace: given.text('necklace') ?? (byHand ? '' : lot.weigh(weights(necklaces + beads))),
    noseRing: given.text('noseRing') ?? (byHand ? '' : person.noseRing),
    tikka: given.flag('tikka') ?? (!byHand && TIKKA_GARMENTS.includes(garment) && TIKKA_HAIR.includes(o.hair) && lot.is(0.3)),
    headphones,
  };
}
