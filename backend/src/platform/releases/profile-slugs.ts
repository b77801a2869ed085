/** Knows which slugs belong to profiles; the application provides it from the talents. */
export abstract class ProfileSlugs {
  /** Whether no profile has, or had, this slug. */
  abstract isFree(slug: string): Promise<boolean>;
}
