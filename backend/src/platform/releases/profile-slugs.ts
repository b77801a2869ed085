/** The port that knows which slugs belong to profiles; the app module provides it from the talents. */
export abstract class ProfileSlugs {
  /** Whether no profile has, or had, this slug. */
  abstract isFree(slug: string): Promise<boolean>;
}
