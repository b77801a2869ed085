import type { BookingDecision } from '@alltalent/shared/contracts';
import type { BookingMessageId } from '../../messages/bookings';

/** A decision in words, and what follows from it. */
export type DecisionWords = { readonly decision: BookingDecision; readonly label: BookingMessageId; readonly text: BookingMessageId };

export const BOOKING_DECISION_WORDS: readonly DecisionWords[] = [
  { decision: 'done', label: 'bookings.done', text: 'bookings.doneText' },
  { decision: 'cancelled', label: 'bookings.cancelled', text: 'bookings.cancelledText' },
  { decision: 'no-show', label: 'bookings.noShowDecided', text: 'bookings.noShowText' },
];
