import { dayInIndia, type JobMatch } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { Clock } from '../../kernel/clock/clock';
import { JobMatches } from './job-matches.service';
import { matchOf, shareOf } from './match-of';
import { type MatchedRole, MatchedRolesRepository } from './matched-roles.repository';
import { type MatchedTalent, type Requirement, requirementsOf } from './role-requirements';

/** How many of the newest open jobs are compared with a talent; older ones come after them, unscored. */
const SCORED_MOST = 2000;
/** Requirements are cached for all talents, because reading them takes longer than comparing. */
const CACHE_SECONDS = 10;

type ComparedRole = { readonly jobId: number; readonly categoryId: number; readonly asked: readonly Requirement[] };
type Score = { readonly match: JobMatch; readonly isOwnCategory: boolean };

/** Matches of open jobs with one talent, each by the role that fits best. */
export class JobScores {
  constructor(private readonly scores: ReadonlyMap<number, Score>) {}

  of(jobId: number): JobMatch | null {
    return this.scores.get(jobId)?.match ?? null;
  }

  /** Returns the number of jobs for which nothing is missing. */
  get fits(): number {
    return [...this.scores.values()].filter(({ match }) => match.missing.length === 0).length;
  }

  /** Sorts jobs by match, best first; equal matches keep their order, and unscored jobs come last. */
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
    this.open = new ExpiringCache({ seconds: CACHE_SECONDS, maxEntries: 1, now: () => clock.now() });
  }

  async score(talent: MatchedTalent): Promise<JobScores> {
    const today = dayInIndia(this.clock.now());
    return scoresOf(await this.open.get(today, async () => this.toCompared(await this.roles.findOfOpenJobs(today, SCORED_MOST))), talent);
  }

  /** Scores jobs that `scores` does not hold: older ones than the limit, and those of the last seconds. */
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

/** Compares scores; negative when the first is better. Of equal shares, the talent's own category wins, then more requirements met. */
function compareScores(one: Score, other: Score): number {
  const share = shareOf(other.match) - shareOf(one.match);
  return share || Number(other.isOwnCategory) - Number(one.isOwnCategory) || other.match.met - one.match.met;
}
