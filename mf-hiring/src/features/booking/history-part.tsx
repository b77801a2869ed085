import { type Booking, momentInIndia } from '@alltalent/shared/contracts';
import page from '../../domain/part/page.module.css';
import { Part } from '../../domain/part/part';
import { t } from '../../messages';
import styles from './booking.module.css';

/** What happened with the booking, the oldest first. */
export function HistoryPart({ booking: { history } }: { readonly booking: Booking }) {
  return (
    <Part id="history" title={t('bookings.history')}>
      <ol className={styles.steps} aria-label={t('bookings.history')}>
        {history.map(({ at, what, text }) => (
          <li key={`${at} ${what}`}>
            <p>
              {what}{' '}
              <time className="num muted" dateTime={at}>
                {momentInIndia(at)}
              </time>
            </p>
            {text !== '' && <p className={page.words}>{text}</p>}
          </li>
        ))}
      </ol>
    </Part>
  );
}
