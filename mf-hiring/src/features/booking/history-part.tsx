import { type Booking, momentInIndia } from '@alltalent/shared/contracts';
import { PageSection } from '@alltalent/shared/ui/page-section';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';
import styles from './booking.module.css';

/** What happened with the booking, the oldest first. */
export function HistoryPart({ booking: { history } }: { readonly booking: Booking }) {
  return (
    <PageSection id="history" title={t('bookings.history')}>
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
    </PageSection>
  );
}
