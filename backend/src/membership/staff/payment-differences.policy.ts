import { formatMinor } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { ProviderPayment } from '../payments/payment-provider';
import type { StoredPayment } from './reconciliation.repository';

/** Our states that say the same as a state of the provider. */
const SAME: Readonly<Record<ProviderPayment['state'], readonly StoredPayment['state'][]>> = {
  pending: ['pending'],
  failed: ['failed'],
  captured: ['captured', 'mismatch', 'surplus', 'refunding'],
  refunded: ['refunded', 'refunding'],
};

/** Says in what our payment differs from the provider's, a line each. One that failed or is pending may be unknown to us. */
export function differencesOf(provider: string, theirs: ProviderPayment, ours: StoredPayment | undefined): readonly string[] {
  const about = { provider, ref: theirs.ref, orderId: theirs.orderId, sum: formatMinor(theirs.amountMinor, theirs.currency) };
  if (!ours) return theirs.state === 'captured' || theirs.state === 'refunded' ? [t('membership.staff.missingHere', about)] : [];
  const lines: string[] = [];
  if (ours.amountMinor !== theirs.amountMinor || ours.currency !== theirs.currency)
    lines.push(t('membership.staff.sumDiffers', { ...about, ours: formatMinor(ours.amountMinor, ours.currency) }));
  if (!SAME[theirs.state].includes(ours.state))
    lines.push(t('membership.staff.stateDiffers', { ...about, theirs: theirs.state, ours: ours.state }));
  if (ours.orderId !== theirs.orderId) lines.push(t('membership.staff.orderDiffers', { ...about, ours: ours.orderId }));
  return lines;
}
