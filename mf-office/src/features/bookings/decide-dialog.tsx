import { request } from '@alltalent/shared/api';
import { type DisputedBookingItem, ENDPOINTS, OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { FormTextArea } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { useConfirmed } from '../../domain/office-page/confirming';
import { t } from '../../messages/bookings';
import type { DecisionWords } from './booking-decisions';
import { bookingsQuery } from './bookings.query';

export type DecideDialogProps = {
  readonly booking: DisputedBookingItem;
  readonly words: DecisionWords;
  readonly onClose: () => void;
};

const EMPTY = { reason: '' };
const check = ({ reason }: typeof EMPTY) => (reason.trim() === '' ? { reason: t('bookings.reasonMissing') } : {});

/** Decides about a reported booking, with the reason that both sides read. */
export function DecideDialog({ booking: { id, title }, words: { decision, label, text }, onClose }: DecideDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const send = async ({ reason }: typeof EMPTY) => {
    const others = await confirmed(() => request(ENDPOINTS.decideBooking, { id, state: decision, reason: reason.trim() }));
    if (others) queryClient.setQueryData(bookingsQuery.queryKey, others);
    return others;
  };
  return (
    <FormDialog
      title={t('bookings.decideOf', { decision: t(label), title })}
      initial={EMPTY}
      check={check}
      submitLabel={t('bookings.decide')}
      send={send}
      onClose={onClose}
    >
      <p>{t(text)}</p>
      <FormTextArea name="reason" label={t('bookings.reason')} rows={3} maxLength={OFFICE_LIMITS.reason} isRequired autoFocus />
    </FormDialog>
  );
}
