import { FEEDBACK, type Feedback, type FeedbackChoice } from '@alltalent/shared/contracts';
import type { IconName } from '@alltalent/shared/ui';

export const FEEDBACK_LABELS = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const satisfies Record<FeedbackChoice, string>;
/** Icons beside the labels, so that feedback is never shown by colour alone. */
export const FEEDBACK_ICONS = { yes: 'check', maybe: 'minus', no: 'close' } as const satisfies Record<FeedbackChoice, IconName>;

export function countFeedback(feedback: readonly Pick<Feedback, 'answer'>[], answer: FeedbackChoice | null): number {
  return feedback.filter((given) => given.answer === answer).length;
}

/** '3 yes, 1 maybe, 2 no'; what nobody got is left out. */
export function sumUp(feedback: readonly Pick<Feedback, 'answer'>[]): string {
  const counts = FEEDBACK.map((answer) => [countFeedback(feedback, answer), answer] as const);
  return counts
    .filter(([count]) => count > 0)
    .map(([count, answer]) => `${count} ${answer}`)
    .join(', ');
}
