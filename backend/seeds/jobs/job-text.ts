import type { GenderName } from '../genders';

/** Calls of one category: what is asked for, in which units the fee is given, and its range in rupees. */
export type JobText = {
  readonly category: string;
  readonly unit: string;
  readonly fee: readonly [low: number, high: number];
  readonly titles: readonly (readonly [title: string, medium: string, details: string])[];
};

/** A part; without ages or gender anybody can play it, without a category it is of the call's own. */
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
