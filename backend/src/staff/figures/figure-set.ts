import type { FigureSet } from '@alltalent/shared/contracts';
import type { AnswerTimes, FigureDay } from './figure-day.entities';

/** Adds up days. The sums of money are null unless `hasMoney`. */
export function figureSetOf(days: readonly FigureDay[], hasMoney: boolean): FigureSet {
  const sum = (valueOf: (day: FigureDay) => number) => days.reduce((total, day) => total + valueOf(day), 0);
  const times = days.flatMap(({ answerTimes }) => answerTimes);
  return {
    sign_ups: sum(({ signUps }) => signUps),
    profiles_approved: sum(({ profilesApproved }) => profilesApproved),
    jobs_posted: sum(({ jobsPosted }) => jobsPosted),
    jobs_approved: sum(({ jobsApproved }) => jobsApproved),
    applications: sum(({ applications }) => applications),
    answers: times.reduce((total, [, answers]) => total + answers, 0),
    answer_minutes: medianMinutes(times),
    hires: sum(({ hires }) => hires),
    leads: sum(({ leads }) => leads),
    orders_paid: hasMoney ? sum(({ ordersPaid }) => ordersPaid) : null,
    paid_minor: hasMoney ? sum(({ paidMinor }) => paidMinor) : null,
  };
}

/**
 * Returns the median of answer times in minutes, from groups of times: the average of the group that it lies in. Null without any. It is
 * off by less than the width of that group: 5 minutes below 2 hours, half an hour below 2 days, 6 hours below 14 days, else a day.
 */
export function medianMinutes(times: readonly AnswerTimes[]): number | null {
  const groups = new Map<number, { answers: number; minutes: number }>();
  for (const [atLeast, answers, minutes] of times) {
    const group = groups.get(atLeast) ?? { answers: 0, minutes: 0 };
    groups.set(atLeast, { answers: group.answers + answers, minutes: group.minutes + minutes });
  }
  const ordered = [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
  const total = ordered.reduce((sum, { answers }) => sum + answers, 0);
  let passed = 0;
  for (const { answers, minutes } of ordered) {
    passed += answers;
    if (passed * 2 >= total) return Math.round(minutes / answers);
  }
  return null;
}
