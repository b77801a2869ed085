import { DESK_NAMES, type DeskName } from '@alltalent/shared/contracts';

/** Addresses of the desks that were configured; others have none. */
export type DeskEmails = Readonly<Partial<Record<DeskName, string>>>;
/** Who gets the mails to each desk; null: nobody. */
export type DeskReceivers = Readonly<Record<DeskName, string | null>>;

type Site = { readonly isProduction: boolean; readonly publicUrl: string };

export function deskEmailsOf(pairs: string | undefined): DeskEmails {
  return pairs === undefined ? {} : Object.fromEntries(pairs.split(',').map((pair) => pair.split('=') as [string, string]));
}

export function deskReceiversOf(emails: DeskEmails, site: Site): DeskReceivers {
  return Object.fromEntries(DESK_NAMES.map((desk) => [desk, receiverOf(desk, emails[desk], site)])) as Record<DeskName, string | null>;
}

/** The demonstration names a receiver at its own host, so that its outbox shows the mail; production writes to nobody. */
export function receiverOf(name: string, email: string | undefined, { isProduction, publicUrl }: Site): string | null {
  return email ?? (isProduction ? null : `${name}@${new URL(publicUrl).hostname}`);
}
