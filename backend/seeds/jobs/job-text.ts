import type { GenderName } from '../genders';

/** Texts for the jobs of one category, with the units of the fee and its range in rupees. */
export type JobText = {
  readonly category: string;
  readonly unit: string;
  readonly fee: readonly [low: number, high: number];
  readonly titles: readonly (readonly [title: string, medium: string, details: string])[];
};

/** Role of a job. Without ages or gender it is open to all; without a category it has that of the job. */
export type RoleText = {
  readonly name: string;
  readonly gender?: GenderName;
  readonly ages?: readonly [youngest: number, oldest: number];
  readonly people?: number;
  readonly skills: readonly string[];
  readonly details: string;
  readonly category?: string;
};
export type RoleTexts = Readonly<Record<string, readonly RoleText[]>>;
