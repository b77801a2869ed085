import type { UserAccount } from './user-account';

/** What one part of the site stores about an account: it is part of the export, and goes with the account. */
export abstract class PersonalData {
  /** Its key in the export. */
  abstract readonly name: string;

  /** Everything stored, in wire names, without secrets; null or an empty list when there is nothing. */
  abstract exportFor(account: UserAccount): Promise<unknown>;

  /** Hides what the public sees, until the account is erased or kept. May be called again. */
  hide(_account: UserAccount): Promise<void> {
    return Promise.resolve();
  }

  /** Brings back what `hide` hid. */
  show(_account: UserAccount): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Removes what would outlive the account's row, or makes it nameless. Called before the row goes, and once more after
   * a failure. Rows with a foreign key to the account go with it and need nothing here.
   */
  erase(_account: UserAccount): Promise<void> {
    return Promise.resolve();
  }
}

/** Every PersonalData of the site, in the order of the export. */
export const PERSONAL_DATA = Symbol('personal data');

/** ISO 8601, as times are on the wire. */
export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
