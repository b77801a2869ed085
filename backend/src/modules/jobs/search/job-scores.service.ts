import { dayInIndia, type JobMatch } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { JobMatches } from './job-matches.service';
import { matchOf, shareOf } from './match-of';
import { MatchedRolesRepository } from './matched-roles.repository';
import { type MatchedTalent, requirementsOf } from './role-requirements';

/** So many of the newest open calls are compared with a talent; older ones stand behind them, unscored. */
const SCORED_MOST = 2000;

type Score = { readonly match: JobMatch; readonly isOwnCategory: boolean };

/** Open calls as one talent's profile meets them, each by the role it meets best. */
export class JobScores {
  constructor(private readonly scores: ReadonlyMap<number, Score>) {}

  of(jobId: number): JobMatch | null {
    return this.scores.get(jobId)?.match ?? null;
  }

  /** Calls of which nothing is missing. */
  get fits(): number {
    return [...this.scores.values()].filter(({ match }) => match.missing.length === 0).length;
  }

  /** The best match first; what matches alike stays in its order. */
  sort(jobIds: readonly number[]): readonly number[] {
    const scored = jobIds.flatMap((id) => {
      const score = this.scores.get(id);
      return score ? [{ id, score }] : [];
    });
    const sorted = scored.sort((one, other) => compareScores(one.score, other.score)).map(({ id }) => id);
    return [...sorted, ...jobIds.filter((id) => !this.scores.has(id))];
  }
}

@Injectable()
export class JobScoresService {
  constructor(
    private readonly roles: MatchedRolesRepository,
    private readonly matches: JobMatches,
    private readonly clock: Clock,
  ) {}

  async score(talent: MatchedTalent): Promise<JobScores> {
    const [roles, names] = await Promise.all([this.roles.findOfOpenJobs(dayInIndia(this.clock.now()), SCORED_MOST), this.matches.names()]);
    const best = new Map<number, Score>();
    for (const role of roles) {
      const score = { match: matchOf(requirementsOf(role, role, names), talent), isOwnCategory: role.categoryId === talent.categoryId };
      const former = best.get(role.jobId);
      if (!former || compareScores(score, former) < 0) best.set(role.jobId, score);
    }
    return new JobScores(best);
  }
}

/** Less than zero when the first is the better match. Of equal shares the one in the talent's own category comes first, then the one that asks more. */
function compareScores(one: Score, other: Score): number {
  const share = shareOf(other.match) - shareOf(one.match);
  return share || Number(other.isOwnCategory) - Number(one.isOwnCategory) || other.match.met - one.match.met;
}
