import { useLiveQuery } from '@alltalent/shared/api';
import type { Booking } from '@alltalent/shared/contracts';
import { Alert, ButtonLink, usePageTitle } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { bookingQuery } from '../../domain/bookings/booking.query';
import { spanText } from '../../domain/days/days';
import { Loaded } from '../../domain/loaded/loaded';
import page from '../../domain/page/page.module.css';
import { PartyLine } from '../../domain/parties/party-line';
import { BookingBadge } from '../../domain/states/state-badge';
import { t } from '../../messages';
import { CallSheetPart } from './call-sheet-part';
import { CancelText } from './cancel-text';
import { ChangePart } from './change-part';
import { ContactPart } from './contact-part';
import { EndPart } from './end-part';
import { HistoryPart } from './history-part';
import { TermsPart } from './terms-part';
import { WaysPart } from './ways-part';

type BookingViewProps = {
  readonly id: number;
  /** Part about reviews, for a booking that is done. */
  readonly reviews: (booking: Booking) => ReactNode;
};

/** One booking as one of its two sees it. Its query loads again when the window gets the focus; events of the server belong beside it. */
export function BookingView({ id, reviews }: BookingViewProps) {
  const query = useQuery(bookingQuery(id));
  useLiveQuery(['bookings'], bookingQuery(id).queryKey, { id });
  const toBookings = (
    <ButtonLink variant="ink" to="/bookings">
      {t('bookings.toAll')}
    </ButtonLink>
  );
  return (
    <Loaded
      query={query}
      title={t('bookings.one')}
      loading={t('bookings.oneLoading')}
      failure={t('bookings.oneFailed')}
      missing={{ title: t('bookings.missing'), text: t('bookings.missingText'), action: toBookings }}
    >
      {(booking) => <BookingSheet booking={booking} reviews={reviews} />}
    </Loaded>
  );
}

function BookingSheet({ booking, reviews }: { readonly booking: Booking } & Pick<BookingViewProps, 'reviews'>) {
  const { side, state, client, talent, role, title } = booking;
  const [conflict, setConflict] = useState('');
  const heading = t('bookings.lineTitle', { role, title });
  usePageTitle(t('bookings.pageTitle', { title: heading }));
  const change = { booking, onConflict: setConflict, onDone: () => setConflict('') };
  return (
    <>
      <header className={page.intro}>
        <h1>{heading}</h1>
        <PartyLine party={side === 'client' ? talent : client} />
        <BookingBadge state={state} />
        <p className="num" role="status">
          {t('bookings.onDays', { days: spanText(booking) })}
        </p>
        <CancelText booking={booking} />
      </header>
      {conflict !== '' && (
        <div className={page.notes}>
          <Alert kind="error">
            <p>{conflict}</p>
            <p>{t('bookings.conflict')}</p>
          </Alert>
        </div>
      )}
      {booking.change && <ChangePart {...change} asked={booking.change} />}
      <CallSheetPart {...change} />
      <ContactPart booking={booking} />
      <WaysPart {...change} />
      {state === 'done' && reviews(booking)}
      <TermsPart booking={booking} />
      <EndPart {...change} />
      <HistoryPart booking={booking} />
    </>
  );
}
