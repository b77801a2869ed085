import { type Booking, CANCEL_REASON_LABELS } from '@alltalent/shared/contracts';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';

/** Who cancelled, and why. */
export function CancelText({ booking: { cancel, side, client, talent } }: { readonly booking: Booking }) {
  if (!cancel) return null;
  const reason = CANCEL_REASON_LABELS[cancel.reason];
  const name = cancel.by === 'client' ? client.name : talent.name;
  return (
    <>
      <p>{cancel.by === side ? t('bookings.youCancelled', { reason }) : t('bookings.otherCancelled', { name, reason })}</p>
      {cancel.text !== '' && <p className={page.words}>{cancel.text}</p>}
    </>
  );
}
