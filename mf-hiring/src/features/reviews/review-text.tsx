import { longDayInIndia, type Review, REVIEW_QUESTIONS } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './reviews.module.css';

const POINTS = [1, 2, 3, 4, 5] as const;

/** A review to read, with its reply. */
export function ReviewText({ review, title }: { readonly review: Review; readonly title: string }) {
  const { by, first, second, third, text, at, reply, replied_at: replied } = review;
  const points = [first, second, third];
  return (
    <article className={styles.review} aria-label={title}>
      <h3>{title}</h3>
      <p className="num muted">{longDayInIndia(at)}</p>
      <dl className={styles.points}>
        {REVIEW_QUESTIONS[by].map((question, index) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <span className="vh">{t('reviews.points', { count: points[index] ?? 0 })}</span>
              <span className={styles.stars} aria-hidden="true">
                {POINTS.map((point) => (
                  <Icon key={point} name="star" isSolid={point <= (points[index] ?? 0)} />
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {reply !== '' && (
        <blockquote className={styles.reply}>
          <p className="muted">{t('reviews.replied', { day: longDayInIndia(replied) })}</p>
          <p className={styles.text}>{reply}</p>
        </blockquote>
      )}
    </article>
  );
}
