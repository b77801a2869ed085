import { useKeyedRequest, useMayChange } from '@alltalent/shared/api';
import { type Booking, ENDPOINTS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useState } from 'react';
import { callTimeText, spanText } from '../../domain/days/days';
import page from '../../domain/page/page.module.css';
import { Ask } from '../../domain/reason/ask';
import { t } from '../../messages';
import { type BookingChangeProps, otherOf } from './booking-change';
import { useBookingChange } from './use-booking-change';

type ChangePartProps = BookingChangeProps & { readonly asked: NonNullable<Booking['change']> };

/** Request for other days, another time or place: what differs, and the answer of the side that was asked. */
export function ChangePart(props: ChangePartProps) {
  const { booking, asked } = props;
  const mayChange = useMayChange();
  const isOwn = asked.by === booking.side;
  const { name } = otherOf(booking);
  return (
    <PageSection id="change" title={t('bookings.changeAsked')}>
      <p>{isOwn ? t('bookings.changeOwn', { name }) : t('bookings.changeOther', { name })}</p>
      <ul aria-label={t('bookings.changeAsked')}>
        {differencesOf(booking, asked).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {asked.text !== '' && <p className={page.words}>{asked.text}</p>}
      {!isOwn && mayChange && (
        <div className={page.actions}>
          <Answer {...props} isAccepted />
          <Answer {...props} isAccepted={false} />
        </div>
      )}
    </PageSection>
  );
}

function differencesOf(booking: Booking, asked: ChangePartProps['asked']): readonly string[] {
  const { time_zone: zone } = booking;
  const pairs = [
    { label: t('bookings.days'), before: spanText(booking), now: spanText(asked) },
    { label: t('bookings.callTime'), before: callTimeText(booking.call_time, zone), now: callTimeText(asked.call_time, zone) },
    { label: t('bookings.place'), before: booking.place, now: asked.place },
  ];
  return pairs
    .filter(({ before, now }) => before !== now)
    .map(({ label, before, now }) => t('offers.change', { label, before: before || t('bookings.open'), now: now || t('bookings.open') }));
}

function Answer({ booking, asked, onConflict, onDone, isAccepted }: ChangePartProps & { readonly isAccepted: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { id, revision } = booking;
  const { mutate, isPending, error, reset } = useBookingChange({
    id,
    send: useKeyedRequest(ENDPOINTS.answerBookingChange),
    onDone: () => {
      setAsking(false);
      onDone();
    },
    onConflict: (text) => {
      setAsking(false);
      onConflict(text);
    },
  });
  const close = () => {
    setAsking(false);
    reset();
  };
  const { name } = otherOf(booking);
  const yes = isAccepted ? t('bookings.changeAccept') : t('bookings.changeDecline');
  return (
    <>
      <Button variant={isAccepted ? 'action' : 'line'} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {yes}
      </Button>
      {isAsking && (
        <Ask
          title={isAccepted ? t('bookings.changeAcceptTitle') : t('bookings.changeDeclineTitle')}
          yes={yes}
          no={t('hiring.leave')}
          isOpen
          isPending={isPending}
          error={error}
          onYes={() => mutate({ id, revision, is_accepted: isAccepted })}
          onClose={close}
        >
          {isAccepted
            ? t('bookings.changeAcceptText', { days: spanText(asked), place: asked.place, name })
            : t('bookings.changeDeclineText', { name })}
        </Ask>
      )}
    </>
  );
}
