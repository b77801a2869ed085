import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { ADULT_AGE, birthdaysOfAges, OLDEST_AGE } from '../schema/birthdays';
import { toSearchTokens } from '../schema/search-tokens';
import { TALENT_SEARCH, type TalentSearch } from '../search/talent-search';

/** Wanted properties of talents; null for any. */
type WantedTalent = {
  readonly categoryId: number | null;
  readonly genderId: number | null;
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly cityId: number | null;
  /** Skills and languages that must all be there. */
  readonly skills: readonly string[];
};
/** Number of talents found. `without` names the skill whose removal would add most, with the total then. */
type TalentFits = { readonly total: number; readonly without: { readonly skill: string; readonly total: number } | null };

const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 120;
/** Stands for skills of signs only, which nobody has. */
const NO_TOKEN = ['\\'];

/** Counts visible talents with wanted properties; nobody under eighteen is counted. */
@Injectable()
export class TalentFitsService {
  constructor(
    private readonly clock: Clock,
    private readonly limits: RateLimitsService,
    @Inject(TALENT_SEARCH) private readonly search: TalentSearch,
  ) {}

  async count(wanted: WantedTalent, userId: string): Promise<TalentFits> {
    await this.limits.consumeForRead([{ name: 'talent-fits', subject: `user ${userId}`, most: MOST_A_MINUTE, windowMs: MINUTE_MS }]);
    const [total, ...others] = await Promise.all([
      this.countAll(wanted),
      ...wanted.skills.map(async (skill) => ({ skill, total: await this.countAll(withoutSkill(wanted, skill)) })),
    ]);
    const [without] = others.filter((other) => other.total > total).sort((one, other) => other.total - one.total);
    return { total, without: without ?? null };
  }

  private async countAll({ categoryId, genderId, cityId, ageMin, ageMax, skills }: WantedTalent): Promise<number> {
    const tokens = toSearchTokens(skills.join(' '));
    const born = birthdaysOfAges(new Date(this.clock.now()), Math.max(ageMin ?? ADULT_AGE, ADULT_AGE), ageMax ?? OLDEST_AGE);
    const filter = {
      categoryId: categoryId ?? undefined,
      genderId: genderId ?? undefined,
      cityIds: cityId === null ? undefined : [cityId],
      tokens: skills.length === 0 ? undefined : tokens.length === 0 ? NO_TOKEN : tokens,
      born,
      includesHidden: false,
    };
    return (await this.search.search(filter, { sort: 'newest', number: 1, size: 1 })).total;
  }
}

function withoutSkill(wanted: WantedTalent, skill: string): WantedTalent {
  return { ...wanted, skills: wanted.skills.filter((one) => one !== skill) };
}
