import { DESK_NAMES, type DeskName } from '@alltalent/shared/contracts';

/** E-mail addresses of the support desks that are configured; the others have none. */
export type DeskEmails = Readonly<Partial<Record<DeskName, string>>>;
/** E-mail address that gets the messages to each desk; null: none. */
export type DeskReceivers = Readonly<Record<DeskName, string | null>>;

type Site = { readonly isProduction: boolean; readonly publicUrl: string };

/** Parses `desk=email` pairs with commas between them; undefined gives no desk. */
export function deskEmailsOf(pairs: string | undefined): DeskEmails {
  return pairs === undefined ? {} : Object.fromEntries(pairs.split(',').map((pair) => pair.split('=') as [string, string]));
}

export function deskReceiversOf(emails: DeskEmails, site: Site): DeskReceivers {
  return Object.fromEntries(DESK_NAMES.map((desk) => [desk, receiverOf(desk, emails[desk], site)])) as Record<DeskName, string | null>;
}

/** Returns the configured e-mail address. Without one: an address at the site's host outside production, so that the demo outbox shows the mail, and null in production. */
export function receiverOf(name: string, email: string | undefined, { isProduction, publicUrl }: Site): string | null {
  return email ?? (isProduction ? null : `${name}@${new URL(publicUrl).hostname}`);
}
