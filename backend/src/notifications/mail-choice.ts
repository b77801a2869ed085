import { type MailFrequencies, type NotificationGroup, ROLES, splitRoles } from '@alltalent/shared/contracts';

/**
 * Mail frequencies of a user who chose none. Invitations, messages and news of the account ask for a reaction, so they are
 * mailed at once; a job gets many applications, so they are collected in the mail of the day.
 */
export const USUAL_MAIL: MailFrequencies = {
  applications: 'daily',
  invites: 'immediate',
  threads: 'immediate',
  messages: 'immediate',
  account: 'immediate',
};

/** Account with what decides whether its user gets mail, and at which e-mail address. */
export type NotifiedAccount = {
  readonly id: string;
  readonly status: string;
  readonly roleId: string;
  /** Of a child's account the guardian's. */
  readonly loginEmail: string | null;
  /** First name of the child whose guardian gets the mail; null for a user's own mail. */
  readonly childName: string | null;
  readonly mail: MailFrequencies;
};

/** Confirmed e-mail address of a user who can log in and read what the mail is about; else null. */
export function emailOf({ status, roleId, loginEmail }: Pick<NotifiedAccount, 'status' | 'roleId' | 'loginEmail'>): string | null {
  return status === 'active' && !splitRoles(roleId).includes(ROLES.restricted) ? loginEmail : null;
}

type MailedNotification = { readonly group: NotificationGroup; readonly isUrgent?: boolean };

/** Mail state of a new notification: `mailing` is sent at once, `waiting` with the mail of the day. Urgent ones never wait. */
export function mailStateOf(account: NotifiedAccount, { group, isUrgent = false }: MailedNotification): 'none' | 'waiting' | 'mailing' {
  const frequency = account.mail[group];
  if (emailOf(account) === null || frequency === 'never') return 'none';
  return frequency === 'daily' && !isUrgent ? 'waiting' : 'mailing';
}
