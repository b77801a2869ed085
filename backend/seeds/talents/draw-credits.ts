import type { TalentCredit } from '../../src/talents';
import type { SeededRandom } from '../seeded-random';
import { CLIENT_FIRST, CREDIT_KINDS, TITLE_FIRST, TITLE_SECOND } from '../texts/productions';
import { ageOf, SEED_YEAR, type TalentDraft } from './talent-draft';

/** Invented productions, newest first. */
export function drawCredits(random: SeededRandom, draft: TalentDraft): TalentCredit[] {
  const kinds = CREDIT_KINDS[draft.category.name];
  if (!kinds) throw new Error(`No credits for ${draft.category.name}`);
  const count = random.between(1, Math.min(7, Math.max(2, ageOf(draft.bornOn) - 17)));
  let year = SEED_YEAR - random.between(0, 1);
  return Array.from({ length: count }, () => {
    const { kind, parts, titled } = random.pick(kinds);
    const credit = { year, title: titled ? drawTitle(random) : drawClient(random, kind), part: random.pick(parts), kind };
    year -= random.between(0, 2);
    return credit;
  });
}

export function drawTitle(random: SeededRandom): string {
  const first = random.pick(TITLE_FIRST);
  const second = random.pick(TITLE_SECOND);
  return random.happens(0.25) ? `The ${first} ${second}` : `${first} ${second}`;
}

function drawClient(random: SeededRandom, kind: string): string {
  const season = random.pick(['autumn', 'festive', 'summer', 'winter', 'wedding', 'monsoon']);
  return `${random.pick(CLIENT_FIRST)}, ${season} ${kind.toLowerCase()}`;
}
