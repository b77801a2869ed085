import type { HiringSide, Rating } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { RatingsRepository } from './ratings.repository';
import { pointsOf, ratingOf, type Totals } from './review.policy';
import { otherSide } from '../parties/sides';
import type { StoredReview } from './reviews.repository';

type KnownRating = NonNullable<Rating>;
type Counted = Pick<StoredReview, 'subjectId' | 'by' | 'first' | 'second' | 'third'>;

/** Averages of talents and clients. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Returns ratings by the number of the profile; those with too few reviews are left out. */
  async ofTalents(ids: readonly number[]): Promise<ReadonlyMap<number, KnownRating>> {
    return known(await this.ratings.findOfTalents(ids));
  }

  /** Returns ratings of clients by account; those with too few reviews are left out. */
  async ofClients(userIds: readonly string[]): Promise<ReadonlyMap<string, KnownRating>> {
    return known(await this.ratings.findOfClients(userIds));
  }

  /** Returns the totals of one user on one side. */
  totalsOf(subjectId: string, side: HiringSide): Promise<Totals> {
    return this.ratings.find({ subjectId, side });
  }

  /** Counts a review that is shown from now on, in the caller's transaction. */
  add(review: Counted): Promise<void> {
    return this.ratings.add(subjectOf(review), { count: 1, points: pointsOf(review) });
  }

  /** Takes away a review that is shown no more, in the caller's transaction. */
  remove(review: Counted): Promise<void> {
    return this.ratings.add(subjectOf(review), { count: -1, points: -pointsOf(review) });
  }

  /** Counts all shown reviews again, and returns the number of people who have some. */
  rebuild(): Promise<number> {
    return retryLockConflicts(() =>
      this.transactions.run(async () => {
        await this.ratings.rebuild();
        return this.ratings.countSubjects();
      }),
    );
  }
}

function subjectOf({ subjectId, by }: Counted): { readonly subjectId: string; readonly side: HiringSide } {
  return { subjectId, side: otherSide(by) };
}

function known<Id>(totals: ReadonlyMap<Id, Totals>): ReadonlyMap<Id, KnownRating> {
  const ratings = [...totals].map(([id, total]) => [id, ratingOf(total)] as const);
  return new Map(ratings.flatMap(([id, rating]) => (rating ? [[id, rating] as const] : [])));
}
