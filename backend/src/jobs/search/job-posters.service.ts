import { dayInIndia, type JobPoster } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import type { JobRecord } from '../schema/job.entity';
import { PosterAccountsRepository } from './poster-accounts.repository';
import { PosterRatings } from './poster-ratings';
import { NO_RATES, ratesOf } from './poster-record';
import { PosterRecordRepository } from './poster-record.repository';

/** Reads the poster of a job: the name on it, and the record of its account, which is never named. */
@Injectable()
export class JobPostersService {
  constructor(
    private readonly accounts: PosterAccountsRepository,
    private readonly record: PosterRecordRepository,
    private readonly ratings: PosterRatings,
    private readonly clock: Clock,
  ) {}

  async read({ ownerId, postedBy }: Pick<JobRecord, 'ownerId' | 'postedBy'>): Promise<JobPoster> {
    if (ownerId === null) {
      return { name: postedBy, is_verified: false, verified_on: '', posted: await this.record.countPostedAs(postedBy), ...NO_RATES };
    }
    const [verifiedOn, posted, ended, replies, ratings] = await Promise.all([
      this.accounts.verifiedOn(ownerId),
      this.record.countPosted(ownerId),
      this.record.countEnded(ownerId, dayInIndia(this.clock.now())),
      this.record.findReplies(ownerId),
      this.ratings.ofPosters([ownerId]),
    ]);
    const rating = ratings.get(ownerId);
    return {
      name: postedBy,
      is_verified: verifiedOn !== '',
      verified_on: verifiedOn,
      posted,
      ...ratesOf(ended, replies),
      ...(rating ? { rating } : {}),
    };
  }
}
