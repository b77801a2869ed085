import { formatMinor } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';

export function notOnSale(): DomainError {
  return new DomainError('NOT_ON_SALE', { detail: t('membership.orders.notOnSale') });
}

export function priceChanged(totalMinor: number, currency: string): DomainError {
  return new DomainError('PRICE_CHANGED', { detail: t('membership.orders.priceChanged', { total: formatMinor(totalMinor, currency) }) });
}

/** Without a payment no consent to charge is left, so nothing could be charged later. */
export function nothingToRenewFrom(): DomainError {
  const message = t('membership.orders.nothingToRenewFrom');
  return new DomainError('VALIDATION_FAILED', { detail: message, fields: { renews: message } });
}

export function promoRefused(message: string): DomainError {
  return new DomainError('PROMO_REFUSED', { detail: message, fields: { code: message } });
}

export function paymentPending(): DomainError {
  return new DomainError('ORDER_STATE', { detail: t('membership.orders.paymentPending') });
}

export function notCancellable(): DomainError {
  return new DomainError('ORDER_STATE', { detail: t('membership.orders.notCancellable') });
}

export function noSuchOrder(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('membership.orders.noSuchOrder') });
}
