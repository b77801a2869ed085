import { ANSWERS, type GivenAnswer, type LookbookAnswer } from '@alltalent/shared/contracts';
import { Chip } from '@alltalent/shared/ui';
import { FEEDBACK_LABELS, countAnswers, sumUp } from '../../domain/feedback/feedback-labels';
import css from './answer-bar.module.css';

export type AnswerFilter = LookbookAnswer | 'open' | 'all';

type AnswerBarProps = {
  /** One for every person. */
  readonly answers: readonly GivenAnswer[];
  readonly filter: AnswerFilter;
  readonly onFilter: (filter: AnswerFilter) => void;
};

/** How far the receiver has got, always in sight, and whom to show. */
export function AnswerBar({ answers, filter, onFilter }: AnswerBarProps) {
  const open = countAnswers(answers, null);
  const choices: readonly (readonly [AnswerFilter, string, number])[] = [
    ['all', 'All', answers.length],
    ...ANSWERS.map((answer) => [answer, FEEDBACK_LABELS[answer], countAnswers(answers, answer)] as const),
    ['open', 'No answer', open],
  ];
  return (
    <section className={`ink ${css.bar}`} aria-label="Your answers">
      <div className={`wrap ${css.in}`}>
        <p className={`num ${css.sum}`} role="status">
          {sumUp(answers) || 'Say yes, maybe or no to each of them'}
        </p>
        <p className={css.note}>Kept as you mark them.</p>
        <div className={css.filter} role="group" aria-label="Show">
          {choices.map(([value, word, count]) => (
            <Chip key={value} isPressed={value === filter} onClick={() => onFilter(value)}>
              {word} <span className="num">{count}</span>
            </Chip>
          ))}
        </div>
      </div>
    </section>
  );
}
