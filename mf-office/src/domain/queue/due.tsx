import { shortMomentInIndia } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { t } from '../../messages';
import styles from './queue.module.css';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = 2 * HOUR_MS;

/** How long until an item should be looked at, or since; `at` is an ISO time. */
export function Due({ at }: { readonly at: string }) {
  const left = new Date(at).getTime() - useNow().getTime();
  const state = left < 0 ? 'late' : left < SOON_MS ? 'soon' : 'later';
  return (
    <time className={`num ${styles.due}`} dateTime={at} title={shortMomentInIndia(at)} data-state={state}>
      {left < 0 ? t('queue.late', { span: spanOf(-left) }) : t('queue.left', { span: spanOf(left) })}
    </time>
  );
}

/** '40 min', '5 h', '3 days'. */
export function spanOf(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return t('queue.minutes', { count: Math.max(1, Math.round(milliseconds / MINUTE_MS)) });
  if (milliseconds < 2 * DAY_MS) return t('queue.hours', { count: Math.round(milliseconds / HOUR_MS) });
  return t('queue.days', { count: Math.round(milliseconds / DAY_MS) });
}

/** Time by which an item should be looked at, as an ISO time. */
export function dueAt(waitingSince: string, promiseHours: number): string {
  return new Date(new Date(waitingSince).getTime() + promiseHours * HOUR_MS).toISOString();
}
