import { type LeadState, MOST_COUNTED, type TodayResponse } from '@alltalent/shared/contracts';
import { Icon, TextLink } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { PLACES } from '../../domain/office-page/places';
import { Due, dueAt } from '../../domain/queue/due';
import { Marks } from '../../domain/queue/marks';
import { t as common } from '../../messages';
import { t, type TodayMessageId } from '../../messages/today';
import styles from './today.module.css';

type QueueCardProps = TodayResponse['queues'][number];

const STATES = { contacted: 'today.contacted', won: 'today.won', lost: 'today.lost' } as const satisfies Partial<
  Record<LeadState, TodayMessageId>
>;

/** A queue with its oldest items; nothing for one without a page. */
export function QueueCard({ queue, waiting, late, promise_hours: hours, oldest, states }: QueueCardProps) {
  const place = PLACES.find((known) => known.queue === queue);
  if (!place) return null;
  return (
    <section className={styles.card} aria-label={common(place.label)}>
      <header className={styles.cardTop}>
        <h2 className={styles.cardTitle}>
          <Icon name={place.icon} />
          {common(place.label)}
        </h2>
        <p className="num">
          <strong className={styles.waiting}>{waiting}</strong> <span className="muted">{t('today.waiting')}</span>
          {late > 0 && <span className={styles.lateCount}>{t('today.late', { late })}</span>}
        </p>
        <States states={states} />
      </header>
      {oldest.length === 0 ? (
        <p className={`muted ${styles.none}`}>{t('today.none')}</p>
      ) : (
        <ol className={styles.oldest}>
          {oldest.map(({ id, title, detail, waiting_since: since, marks, due_at: due }) => (
            <li key={id}>
              <Link className={styles.item} to={`${place.path}?item=${encodeURIComponent(id)}`}>
                <strong>{title}</strong>
                <Due at={due ?? dueAt(since, hours)} />
                <span className="muted">{detail}</span>
                <Marks marks={marks} />
              </Link>
            </li>
          ))}
        </ol>
      )}
      <footer className={styles.cardEnd}>
        <TextLink to={place.path} hasArrow>
          {t('today.open', { queue: common(place.label) })}
        </TextLink>
        <span className="muted">{queue === 'letters' ? t('today.lettersPromise') : t('today.promise', { hours })}</span>
      </footer>
    </section>
  );
}

/** How many items are in each state behind the first, which waits. */
function States({ states }: Pick<QueueCardProps, 'states'>) {
  const counted = states.flatMap(({ state, count }) => (state === 'new' ? [] : [t(STATES[state], { count: countOf(count) })]));
  return counted.length === 0 ? null : <p className={`muted num ${styles.states}`}>{counted.join(' · ')}</p>;
}

function countOf(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
