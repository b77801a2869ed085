import { type DisputedBookingItem, formatDay, shortMomentInIndia } from '@alltalent/shared/contracts';
import { EmptyState, TextButton, TextLink } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { t } from '../../messages/bookings';
import { BOOKING_DECISION_WORDS, type DecisionWords } from './booking-decisions';
import { bookingsQuery } from './bookings.query';
import type { DecideDialogProps } from './decide-dialog';
import styles from './bookings.module.css';

const DecideDialog = lazyDialog<DecideDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './decide-dialog').then((part) => part.DecideDialog),
);

type Asked = { readonly booking: DisputedBookingItem; readonly words: DecisionWords };

/** Bookings that one side reported, the longest waiting first, with the three decisions. */
export function BookingsView() {
  const query = useQuery(bookingsQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <OfficeQueryView query={query} failure={t('bookings.failure')}>
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState title={t('bookings.none')}>{t('bookings.noneText')}</EmptyState>
          ) : (
            <>
              <ul className={styles.rows} aria-label={t('bookings.list')}>
                {data.map((booking) => (
                  <BookingRow key={booking.id} booking={booking} onAsk={(words) => setAsked({ booking, words })} />
                ))}
              </ul>
              {total > data.length && <p className="muted">{t('bookings.more', { count: total - data.length })}</p>}
            </>
          )
        }
      </OfficeQueryView>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type BookingRowProps = { readonly booking: DisputedBookingItem; readonly onAsk: (words: DecisionWords) => void };

function BookingRow({ booking, onAsk }: BookingRowProps) {
  const { title, role, starts_on: starts, ends_on: ends, client, talent, reported_by: side, is_no_show: isNoShow, said } = booking;
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p className={styles.small}>{role}</p>
        <p className={styles.small}>{t('bookings.days', { starts: formatDay(starts), ends: formatDay(ends) })}</p>
      </div>
      <dl className={styles.parties}>
        <dt>{t('bookings.client')}</dt>
        <dd>
          <TextLink to={`/office/people/${client.user_id}`}>{client.name}</TextLink>
        </dd>
        <dt>{t('bookings.talent')}</dt>
        <dd>
          <TextLink to={`/office/people/${talent.user_id}`}>{talent.name}</TextLink>
        </dd>
      </dl>
      <div className={styles.small}>
        <p>{t(isNoShow ? 'bookings.noShow' : 'bookings.problem', { side })}</p>
        {said !== '' && <blockquote className={styles.said}>{said}</blockquote>}
        <p className="muted num">{shortMomentInIndia(booking.waiting_since)}</p>
      </div>
      <div className={styles.acts}>
        {BOOKING_DECISION_WORDS.map((words) => (
          <TextButton
            key={words.decision}
            aria-haspopup="dialog"
            aria-label={t('bookings.decideOf', { decision: t(words.label), title })}
            onClick={() => onAsk(words)}
          >
            {t(words.label)}
          </TextButton>
        ))}
      </div>
    </li>
  );
}
