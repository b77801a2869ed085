import type { Rating } from '@alltalent/shared/contracts';

/** Ratings of clients, which a higher context keeps. */
export abstract class PosterRatings {
  /** Reads ratings by account, in one query; clients without one are left out. */
  abstract ofPosters(userIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<Rating>>>;
}
