import type { CategorySeed, SubCategorySeed } from '../categories';
import type { GenderName } from '../genders';
import type { Region } from '../regions';

/** Choices from which everything else of a made-up talent follows. */
export type TalentDraft = {
  readonly name: string;
  readonly gender: GenderName;
  readonly bornOn: string;
  readonly region: Region;
  readonly category: CategorySeed;
  readonly subCategory: SubCategorySeed;
  readonly city: string;
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  /** Years of work. */
  readonly years: number;
};

/** Reference day of the seed: ages, years of work and joining dates count from it. */
export const SEED_DAY = '2026-11-01';
export const SEED_YEAR = 2026;
export const SEED_SECONDS = Date.parse(`${SEED_DAY}T06:00:00Z`) / 1000;

/** Age on the seed day, in years, for a date of birth YYYY-MM-DD. */
export function ageOf(bornOn: string): number {
  const [year = 0, month = 0, day = 0] = bornOn.split('-').map(Number);
  const hadBirthday = month < 11 || (month === 11 && day === 1);
  return SEED_YEAR - year - (hadBirthday ? 0 : 1);
}

/** Key of the region's names and measures to draw from. */
export function looksFemale(gender: GenderName): boolean {
  return gender === 'Female' || gender === 'Transgender woman';
}
