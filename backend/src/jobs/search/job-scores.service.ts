import { dayInIndia, type JobMatch } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { Clock } from '../../kernel/clock/clock';
import { JobMatches } from './job-matches.service';
import { matchOf, shareOf } from './match-of';
import { type MatchedRole, MatchedRolesRepository } from './matched-roles.repository';
import { type MatchedTalent, type Requirement, requirementsOf } from './role-requirements';

/** So many of the newest open calls are compared with a talent; older ones stand behind them, unscored. */
const SCORED_MOST = 2000;
/** What is asked is the same for every talent, and to read all of it takes longer than to compare it. */
const KEEP_SECONDS = 10;

type ComparedRole = { readonly jobId: number; readonly categoryId: number; readonly asked: readonly Requirement[] };
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
  private readonly open: ExpiringCache<readonly ComparedRole[]>;

  constructor(
    private readonly roles: MatchedRolesRepository,
    private readonly matches: JobMatches,
    private readonly clock: Clock,
  ) {
    this.open = new ExpiringCache({ seconds: KEEP_SECONDS, maxEntries: 1, now: () => clock.now() });
  }

  async score(talent: MatchedTalent): Promise<JobScores> {
    const today = dayInIndia(this.clock.now());
    return scoresOf(await this.open.get(today, async () => this.toCompared(await this.roles.findOfOpenJobs(today, SCORED_MOST))), talent);
  }

  /** The same of jobs that were not scored: older ones than that, and those of the last seconds. */
  async scoreMissing(scores: JobScores, talent: MatchedTalent, jobIds: readonly number[]): Promise<JobScores> {
    return scoresOf(await this.toCompared(await this.roles.findOfJobs(jobIds.filter((id) => !scores.of(id)))), talent);
  }

  private async toCompared(roles: readonly MatchedRole[]): Promise<readonly ComparedRole[]> {
    const names = await this.matches.names();
    return roles.map((role) => ({ jobId: role.jobId, categoryId: role.categoryId, asked: requirementsOf(role, role, names) }));
  }
}

function scoresOf(roles: readonly ComparedRole[], talent: MatchedTalent): JobScores {
  const best = new Map<number, Score>();
  for (const { jobId, categoryId, asked } of roles) {
    const score = { match: matchOf(asked, talent), isOwnCategory: categoryId === talent.categoryId };
    const former = best.get(jobId);
    if (!former || compareScores(score, former) < 0) best.set(jobId, score);
  }
  return new JobScores(best);
}

/** Less than zero when the first is the better match. Of equal shares the one in the talent's own category comes first, then the one that asks more. */
function compareScores(one: Score, other: Score): number {
  const share = shareOf(other.match) - shareOf(one.match);
  return share || Number(other.isOwnCategory) - Number(one.isOwnCategory) || other.match.met - one.match.met;
}
