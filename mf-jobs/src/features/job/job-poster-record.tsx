import type { JobPoster } from '@alltalent/shared/contracts';
import { Rating } from '@alltalent/shared/ui';
import styles from './job-body.module.css';

/** What the poster did so far. What is not known yet is not there. */
export function JobPosterRecord({ poster }: { readonly poster: JobPoster }) {
  const { name, posted, booked_rate, answered_rate, days_to_answer, rating } = poster;
  const figures = [
    [posted === 1 ? 'call posted' : 'calls posted', String(posted)],
    ['ended in a booking', booked_rate === null ? null : `${booked_rate}%`],
    ['applicants answered', answered_rate === null ? null : `${answered_rate}%`],
    [days_to_answer === 1 ? 'day to answer' : 'days to answer', days_to_answer === null ? null : String(days_to_answer)],
  ] as const;
  return (
    <section className={styles.block} aria-labelledby="job-poster">
      <h2 id="job-poster">Who is asking</h2>
      <p className={styles.posterName}>
        {name} {rating && <Rating rating={rating} by="talents" />}
      </p>
      <dl className={`${styles.poster} num`}>
        {figures.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
