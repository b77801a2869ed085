import type { HiringSide } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';

/** Refuses an unknown offer and one of other people alike, so that the caller does not learn that it exists. */
export function noSuchOffer(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('offers.none') });
}

/** Refuses an application, invitation, role or profile that is unknown, hidden or of another client. */
export function noSuchSubject(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('offers.noSubject') });
}

export function offerRefused(detail: string): DomainError {
  return new DomainError('OFFER_REFUSED', { detail });
}

export function offerOpen(name: string): DomainError {
  return new DomainError('OFFER_OPEN', { detail: t('offers.open', { name }) });
}

export function offerClosed(detail: string): DomainError {
  return new DomainError('OFFER_CLOSED', { detail });
}

export function offerChanged(detail: string): DomainError {
  return new DomainError('OFFER_CHANGED', { detail });
}

/** Refuses an acceptance for days on which the talent is booked. `side` is the one who accepts. */
export function offerClashes(side: HiringSide): DomainError {
  return new DomainError('OFFER_CLASHES', { detail: t(side === 'talent' ? 'offers.clashesTalent' : 'offers.clashesClient') });
}
