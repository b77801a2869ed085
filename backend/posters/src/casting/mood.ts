import { type Chance, weights } from '../chance';
import { type Choices, isCastByHand } from './choices';
import type { Trade } from './trades';

/** Eyes, mouth and brows that go together. */
type Mood = { readonly eye: string; readonly smile: readonly [number, number]; readonly teeth: number; readonly brow: number };
const CALM: Mood = { eye: 'open 4, soft 5, low 1', smile: [0.2, 0.6], teeth: 0, brow: 2 };
const MOODS: Readonly<Record<string, Mood>> = {
  calm: CALM,
  warm: { eye: 'open 4, soft 4, smile 3, closed 0.6', smile: [0.6, 1], teeth: 0.3, brow: 2 },
  bright: { eye: 'open 5, wide 1, smile 4, laugh 1', smile: [0.8, 1], teeth: 0.84, brow: 2.5 },
  dreamy: { eye: 'closed 5, low 3, soft 4', smile: [0.3, 0.8], teeth: 0, brow: 2.5 },
  sharp: { eye: 'low 4, open 5, soft 2', smile: [0, 0.36], teeth: 0, brow: 1.4 },
  song: { eye: 'closed 6, soft 2, smile 1', smile: [0.5, 1], teeth: 0.4, brow: 3.5 },
  wry: { eye: 'soft 4, open 3, smile 2', smile: [0.3, 0.7], teeth: 0.1, brow: 2 },
};

export function chooseMood(lot: Chance, trade: Trade, given: Choices) {
  const name = lot.weigh(trade.mood);
  const mood = MOODS[name] ?? CALM;
  const byHand = isCastByHand(given);
  const hasTeeth = given.flag('teeth') ?? (!byHand && lot.is(mood.teeth));
  const drawn = lot.weigh(weights(mood.eye));
  const eye = drawn === 'laugh' && !hasTeeth ? 'smile' : drawn;
  return {
    hasTeeth,
    eye: given.text('eye') ?? (byHand ? lot.weigh(weights('open 2, soft 1, low 1')) : eye),
    smile: given.number('smile') ?? lot.between(...mood.smile),
    lift: byHand ? 0 : mood.brow,
    smirk: byHand ? 0 : name === 'wry' ? 1 : lot.is(0.12) ? lot.between(0.3, 0.8) : 0,
  };
}
