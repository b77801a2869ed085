import { FEEDBACK, type FeedbackChoice, type SentShare } from '@alltalent/shared/contracts';

/** What the receiver of one link said about one person. `at` is ISO 8601, '' when it is not known. */
export type GivenAnswer = { readonly by: string; readonly answer: FeedbackChoice | null; readonly comment: string; readonly at: string };
/** Which people of a list are shown: everybody, those with such an answer, or those without one. */
export type AnswerFilter = 'all' | FeedbackChoice | 'none';

export const ANSWER_FILTERS: readonly AnswerFilter[] = ['all', ...FEEDBACK, 'none'];

/** Answers about each person of a list, the newest first. */
export function answersByPerson(links: readonly SentShare[]): ReadonlyMap<number, readonly GivenAnswer[]> {
  const found = new Map<number, GivenAnswer[]>();
  for (const { receiver_name: by, profiles } of links) {
    for (const { talent_id: id, answer, comment, answered_at: at } of profiles) {
      if (answer === null && comment === '') continue;
      found.set(id, [...(found.get(id) ?? []), { by, answer, comment, at: at ?? '' }]);
    }
  }
  return new Map([...found].map(([id, given]) => [id, given.toSorted((one, other) => other.at.localeCompare(one.at))]));
}

export function fits(filter: AnswerFilter, answers: readonly GivenAnswer[]): boolean {
  if (filter === 'all') return true;
  if (filter === 'none') return answers.length === 0;
  return answers.some(({ answer }) => answer === filter);
}
