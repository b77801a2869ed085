import { ANSWERS, type GivenAnswer, type LookbookAnswer } from '@alltalent/shared/contracts';
import type { IconName } from '@alltalent/shared/ui';

export const FEEDBACK_LABELS = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const satisfies Record<LookbookAnswer, string>;
/** Beside the word: no answer is told by colour alone. */
export const FEEDBACK_ICONS = { yes: 'check', maybe: 'minus', no: 'close' } as const satisfies Record<LookbookAnswer, IconName>;

export function countAnswers(answers: readonly Pick<GivenAnswer, 'answer'>[], answer: LookbookAnswer | null): number {
  return answers.filter((given) => given.answer === answer).length;
}

/** '3 yes, 1 maybe, 2 no'; what nobody got is left out. */
export function sumUp(answers: readonly Pick<GivenAnswer, 'answer'>[]): string {
  const counts = ANSWERS.map((answer) => [countAnswers(answers, answer), answer] as const);
  return counts
    .filter(([count]) => count > 0)
    .map(([count, answer]) => `${count} ${answer}`)
    .join(', ');
}
