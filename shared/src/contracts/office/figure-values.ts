/** Lengths of the periods that figures are counted by; a week begins on Monday, all of them in India. */
export const FIGURE_PERIODS = ['day', 'week', 'month'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];
/** The most periods of one answer. */
export const MOST_PERIODS = { day: 92, week: 53, month: 24 } as const satisfies Record<FigurePeriod, number>;
/** Periods of an answer to a call that names no days, the running one included. */
export const USUAL_PERIODS = { day: 28, week: 12, month: 12 } as const satisfies Record<FigurePeriod, number>;
