import type { TodayResponse } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { todayQuery } from '../../domain/office-page/today.query';
import { dueAt } from '../../domain/queue/due';
import { t } from '../../messages/today';
import { Figures } from './figures';
import { QueueCard } from './queue-card';
import styles from './today.module.css';

/** What waits, queue by queue, and the figures of the last fourteen days. */
export function TodayView() {
  const query = useQuery(todayQuery);
  return (
    <OfficeQueryView query={query} failure={t('today.failure')}>
      {(today) => (
        <div className={styles.today}>
          <Troubles {...today} />
          {today.queues.length > 0 && (
            <ul className={styles.queues}>
              {mostUrgentFirst(today.queues).map((queue) => (
                <li key={queue.queue}>
                  <QueueCard {...queue} />
                </li>
              ))}
            </ul>
          )}
          {today.queues.length === 0 && <p className="muted">{t('today.noQueues')}</p>}
          {today.days.length > 0 && <Figures days={today.days} />}
        </div>
      )}
    </OfficeQueryView>
  );
}

/** Returns the queue with a report about a child first, then those with something late, the latest first, then the others in their order. */
function mostUrgentFirst(queues: TodayResponse['queues']): TodayResponse['queues'] {
  return queues.toSorted((one, other) => Number(hasChild(other)) - Number(hasChild(one)) || dueFirst(one) - dueFirst(other));
}

function hasChild({ oldest }: TodayResponse['queues'][number]): boolean {
  return oldest.some(({ marks }) => marks.includes('child'));
}

/** Returns the time (ms) by which the latest item of a queue was due; the last of all while nothing is late. */
function dueFirst({ late, oldest, promise_hours: hours }: TodayResponse['queues'][number]): number {
  if (late === 0) return Number.MAX_SAFE_INTEGER;
  return Math.min(...oldest.map(({ waiting_since: since, due_at: due }) => Date.parse(due ?? dueAt(since, hours))));
}

type TroublesProps = Pick<TodayResponse, 'failed_messages' | 'held_messages' | 'releases_in_trouble'>;

function Troubles({ failed_messages: failed, held_messages: held, releases_in_trouble: releases }: TroublesProps) {
  return (
    <>
      {failed !== null && failed > 0 && (
        <Alert kind="error">
          {t('today.failedMessages', { failed })} <Link to="/office/messages?state=failed">{t('today.toMessages')}</Link>
        </Alert>
      )}
      {held !== null && held > 0 && (
        <Alert kind="error">
          {t('today.heldMessages', { held })} <Link to="/office/messages?state=held">{t('today.toMessages')}</Link>
        </Alert>
      )}
      {releases.length > 0 && (
        <Alert kind="error">
          {t('today.releases', { releases: releases.join(', ') })} <a href="/platform">{t('today.toPlatform')}</a>
        </Alert>
      )}
    </>
  );
}
