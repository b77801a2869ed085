import { type MailFrequencies, type NotificationGroup, ROLES, splitRoles } from '@alltalent/shared/contracts';

/**
 * When what happened goes out by mail, until somebody chooses otherwise. Invitations, letters and news of the account wait
 * for an answer, so they leave at once; a call brings many applications, and they come together in the mail of the day.
 */
export const USUAL_MAIL: MailFrequencies = { applications: 'daily', invites: 'immediate', messages: 'immediate', account: 'immediate' };

/** What decides whether a user is told by mail, and where. */
export type NotifiedAccount = {
  readonly id: string;
  readonly status: string;
  readonly roleId: string;
  readonly loginEmail: string | null;
  readonly mail: MailFrequencies;
};

/** The confirmed address of somebody who can log in and read what the mail is about; else null. */
export function addressOf({ status, roleId, loginEmail }: NotifiedAccount): string | null {
  return status === 'active' && !splitRoles(roleId).includes(ROLES.restricted) ? loginEmail : null;
}

type MailedNotice = { readonly group: NotificationGroup; readonly isUrgent?: boolean };

/** What becomes of a new notice by mail: `mailing` leaves at once, `waiting` with the mail of the day. Urgent ones never wait. */
export function mailStateOf(account: NotifiedAccount, { group, isUrgent = false }: MailedNotice): 'none' | 'waiting' | 'mailing' {
  const frequency = account.mail[group];
  if (addressOf(account) === null || frequency === 'never') return 'none';
  return frequency === 'daily' && !isUrgent ? 'waiting' : 'mailing';
}
