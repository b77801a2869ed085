/** Returns the build by gender id: female and transgender woman, male and transgender man; any other is drawn either way. */
const BUILDS: Readonly<Record<number, PosterSubject['gender']>> = { 1: 'f', 2: 'm', 4: 'f', 5: 'm' };

export const buildOf = (genderId: number): PosterSubject['gender'] => BUILDS[genderId] ?? 'x';

/** Subject of a poster. The key decides the person; key and variant together decide the picture. */
export type PosterSubject = {
  readonly key: string;
  /** Choices made by hand, which override random ones. */
  readonly look?: Readonly<Record<string, unknown>>;
  /** Choices for single pictures of a gallery, by variant. */
  readonly variants?: readonly object[];
  readonly no?: number;
  /** Slug or name of a category. */
  readonly category: string;
  readonly gender: 'f' | 'm' | 'x';
  readonly premium: boolean;
  /** A region's name, such as 'punjabi'; see REGION_NAMES. An unknown one counts as anywhere in India. */
  readonly region?: string;
};
