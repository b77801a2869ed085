import type { HiringSide } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';

/** Refuses an unknown booking and one of other people alike, so that the caller does not learn that it exists. */
export function noSuchBooking(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('bookings.none') });
}

/** Refuses a calendar address that is unknown or was renewed. */
export function noSuchCalendar(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('bookings.noCalendar') });
}

export function clientsOnly(): DomainError {
  return new DomainError('FORBIDDEN', { detail: t('bookings.clientsOnly') });
}

export function bookingClosed(detail: string): DomainError {
  return new DomainError('BOOKING_CLOSED', { detail });
}

export function bookingStale(): DomainError {
  return new DomainError('REVISION_STALE', { detail: t('bookings.stale') });
}

/** Refuses days on which the talent has another booking. `side` is the one who accepts. */
export function daysTaken(side: HiringSide): DomainError {
  return new DomainError('OFFER_CLASHES', { detail: t(side === 'talent' ? 'bookings.takenTalent' : 'bookings.takenClient') });
}
