import { t } from '../../messages/person-data';

/** A reason, and the address or id of the account typed to confirm that it is meant. */
export type ConfirmedReason = { readonly reason: string; readonly confirmation: string };

export const NO_CONFIRMED_REASON: ConfirmedReason = { reason: '', confirmation: '' };

/** Returns the sentences about fields that are empty. What is typed is compared by the server. */
export function checkConfirmedReason({ reason, confirmation }: ConfirmedReason): Partial<ConfirmedReason> {
  return {
    ...(reason.trim() === '' && { reason: t('person.reasonMissing') }),
    ...(confirmation.trim() === '' && { confirmation: t('data.confirmationMissing') }),
  };
}

/** Returns what was typed without the spaces around it. */
export function trimmed({ reason, confirmation }: ConfirmedReason): ConfirmedReason {
  return { reason: reason.trim(), confirmation: confirmation.trim() };
}
