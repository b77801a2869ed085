import type { Rating } from '@alltalent/shared/contracts';

/** Ratings of talents, which a higher context keeps. */
export abstract class TalentRatings {
  /** Reads ratings by the number of the profile, in one query; talents without one are left out. */
  abstract ofTalents(ids: readonly number[]): Promise<ReadonlyMap<number, NonNullable<Rating>>>;
}
