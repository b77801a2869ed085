/** Calls of one category: what is asked for, in which units the fee is given, and its range in rupees. */
export type JobText = {
  readonly category: string;
  readonly unit: string;
  readonly fee: readonly [low: number, high: number];
  readonly titles: readonly (readonly [title: string, medium: string, details: string])[];
};
