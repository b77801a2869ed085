import { useKeyedRequest, useMayChange } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useState } from 'react';
import page from '../../domain/page/page.module.css';
import { Ask } from '../../domain/reason/ask';
import { AskReason } from '../../domain/reason/ask-reason';
import { t } from '../../messages';
import { type BookingChangeProps, otherOf } from './booking-change';
import type { CancelDialogProps } from './cancel-dialog';
import { useBookingChange } from './use-booking-change';

const CancelDialog = lazyDialog<CancelDialogProps>(() =>
  import(/* webpackChunkName: "hiring.cancel-booking" */ './cancel-dialog').then((part) => part.CancelDialog),
);

/** Ways in which a booking ends: each asks once and says what follows. */
export function EndPart(change: BookingChangeProps) {
  const { may_finish: mayFinish, may_report: mayReport, may_cancel: mayCancel } = change.booking;
  const mayChange = useMayChange();
  if (!mayFinish && !mayReport && !mayCancel) return null;
  if (!mayChange) {
    return (
      <PageSection id="end" title={t('bookings.end')}>
        <p>{t('viewer.note')}</p>
      </PageSection>
    );
  }
  return (
    <PageSection id="end" title={t('bookings.end')}>
      <div className={page.actions}>
        {mayFinish && <Finish {...change} />}
        {mayReport && <Report {...change} kind="no-show" />}
        {mayReport && <Report {...change} kind="dispute" />}
        {mayCancel && <Cancel {...change} />}
      </div>
    </PageSection>
  );
}

function Finish({ booking, onConflict, onDone }: BookingChangeProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useBookingChange({
    id: booking.id,
    send: useKeyedRequest(ENDPOINTS.finishBooking),
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
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('bookings.finish')}
      </Button>
      {isAsking && (
        <Ask
          title={t('bookings.finishTitle')}
          yes={t('bookings.finishYes')}
          no={t('hiring.leave')}
          isOpen
          isPending={isPending}
          error={error}
          onYes={() => mutate({ id: booking.id })}
          onClose={close}
        >
          {t('bookings.finishText', { name: otherOf(booking).name })}
        </Ask>
      )}
    </>
  );
}

function Report({ booking, onConflict, onDone, kind }: BookingChangeProps & { readonly kind: 'no-show' | 'dispute' }) {
  const [isOpen, setIsOpen] = useState(false);
  const noShow = useKeyedRequest(ENDPOINTS.reportNoShow);
  const dispute = useKeyedRequest(ENDPOINTS.disputeBooking);
  const close = () => setIsOpen(false);
  const { mutateAsync } = useBookingChange({
    id: booking.id,
    send: kind === 'no-show' ? noShow : dispute,
    onDone: () => {
      close();
      onDone();
    },
    onConflict: (text) => {
      close();
      onConflict(text);
    },
  });
  const { name } = otherOf(booking);
  const isNoShow = kind === 'no-show';
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {isNoShow ? t('bookings.noShow') : t('bookings.dispute')}
      </Button>
      {isOpen && (
        <AskReason
          name="text"
          title={isNoShow ? t('bookings.noShowTitle', { name }) : t('bookings.disputeTitle')}
          text={isNoShow ? t('bookings.noShowText', { name }) : t('bookings.disputeText', { name })}
          label={t('bookings.whatHappened')}
          yes={isNoShow ? t('bookings.noShowYes') : t('bookings.disputeYes')}
          missing={t('bookings.sayWhatHappened')}
          onSend={(text) => mutateAsync({ id: booking.id, text })}
          onClose={close}
        />
      )}
    </>
  );
}

function Cancel({ booking, onConflict, onDone }: BookingChangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { mutateAsync } = useBookingChange({
    id: booking.id,
    send: useKeyedRequest(ENDPOINTS.cancelBooking),
    onDone: () => {
      close();
      onDone();
    },
    onConflict: (text) => {
      close();
      onConflict(text);
    },
  });
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('bookings.cancel')}
      </Button>
      {isOpen && (
        <CancelDialog name={otherOf(booking).name} onSend={(input) => mutateAsync({ id: booking.id, ...input })} onClose={close} />
      )}
    </>
  );
}
