import { FEEDBACK, type Feedback, type FeedbackChoice } from '@alltalent/shared/contracts';
import { Chip } from '@alltalent/shared/ui';
import { FEEDBACK_LABELS, countFeedback, sumUp } from '../../domain/feedback/feedback-labels';
import css from './feedback-bar.module.css';

export type FeedbackFilter = FeedbackChoice | 'open' | 'all';

type FeedbackBarProps = {
  /** One for every person. */
  readonly answers: readonly Feedback[];
  readonly filter: FeedbackFilter;
  readonly onFilter: (filter: FeedbackFilter) => void;
};

/** How far the receiver has got, always in sight, and whom to show. */
export function FeedbackBar({ answers: feedback, filter, onFilter }: FeedbackBarProps) {
  const open = countFeedback(feedback, null);
  const choices: readonly (readonly [FeedbackFilter, string, number])[] = [
    ['all', 'All', feedback.length],
    ...FEEDBACK.map((answer) => [answer, FEEDBACK_LABELS[answer], countFeedback(feedback, answer)] as const),
    ['open', 'No answer', open],
  ];
  return (
    <section className={`ink ${css.bar}`} aria-label="Your answers">
      <div className={`wrap ${css.in}`}>
        <p className={`num ${css.sum}`} role="status">
          {sumUp(feedback) || 'Say yes, maybe or no to each of them'}
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
