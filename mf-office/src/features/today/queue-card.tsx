import type { TodayResponse } from '@alltalent/shared/contracts';
import { Icon, TextLink } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { PLACES } from '../../domain/office-page/places';
import { Due, dueAt } from '../../domain/queue/due';
import { Marks } from '../../domain/queue/marks';
import { t } from '../../messages';
import styles from './today.module.css';

type QueueCardProps = TodayResponse['queues'][number];

/** A queue with its oldest items; nothing for one without a page. */
export function QueueCard({ queue, waiting, late, promise_hours: hours, oldest }: QueueCardProps) {
  const place = PLACES.find((known) => known.queue === queue);
  if (!place) return null;
  return (
    <section className={styles.card} aria-label={t(place.label)}>
      <header className={styles.cardTop}>
        <h2 className={styles.cardTitle}>
          <Icon name={place.icon} />
          {t(place.label)}
        </h2>
        <p className="num">
          <strong className={styles.waiting}>{waiting}</strong> <span className="muted">{t('today.waiting')}</span>
          {late > 0 && <span className={styles.lateCount}>{t('today.late', { late })}</span>}
        </p>
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
          {t('today.open', { queue: t(place.label) })}
        </TextLink>
        <span className="muted">{queue === 'letters' ? t('today.lettersPromise') : t('today.promise', { hours })}</span>
      </footer>
    </section>
  );
}
