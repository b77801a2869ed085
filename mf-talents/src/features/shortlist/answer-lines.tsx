import { momentInIndia } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { FEEDBACK_ICONS, FEEDBACK_LABELS } from '../../domain/feedback/feedback-labels';
import { t } from '../../messages/shortlist';
import type { GivenAnswer } from './given-answers';
import styles from './people.module.css';

type AnswerLinesProps = { readonly name: string; readonly answers: readonly GivenAnswer[] };

/** What the receivers of links said about a person. */
export function AnswerLines({ name, answers }: AnswerLinesProps) {
  if (answers.length === 0) return null;
  return (
    <ul className={styles.answers} aria-label={t('shortlist.answersAbout', { name })}>
      {answers.map(({ by, answer, comment, at }, index) => (
        <li key={index}>
          <p className={styles.answer} data-answer={answer ?? 'none'}>
            {answer !== null && <Icon name={FEEDBACK_ICONS[answer]} />}
            <strong>{answer === null ? t('shortlist.comment') : FEEDBACK_LABELS[answer]}</strong>{' '}
            <span className="muted">{at === '' ? by : `${by}, ${momentInIndia(at)}`}</span>
          </p>
          {comment !== '' && <blockquote className={styles.comment}>{comment}</blockquote>}
        </li>
      ))}
    </ul>
  );
}
