import { DESK_NAMES, type DeskName } from '@alltalent/shared/contracts';

/** Addresses of the desks that were configured; others have none. */
export type DeskAddresses = Readonly<Partial<Record<DeskName, string>>>;
/** Who gets the mails to each desk; null: nobody. */
export type DeskReceivers = Readonly<Record<DeskName, string | null>>;

type Site = { readonly isProduction: boolean; readonly publicUrl: string };

export function deskAddressesOf(pairs: string | undefined): DeskAddresses {
  return pairs === undefined ? {} : Object.fromEntries(pairs.split(',').map((pair) => pair.split('=') as [string, string]));
}

export function deskReceiversOf(addresses: DeskAddresses, site: Site): DeskReceivers {
  return Object.fromEntries(DESK_NAMES.map((desk) => [desk, receiverOf(desk, addresses[desk], site)])) as Record<DeskName, string | null>;
}

/** The demonstration names a receiver at its own host, so that its outbox shows the mail; production writes to nobody. */
export function receiverOf(name: string, address: string | undefined, { isProduction, publicUrl }: Site): string | null {
  return address ?? (isProduction ? null : `${name}@${new URL(publicUrl).hostname}`);
}
