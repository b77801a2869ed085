import type { OwnedRows } from '../../kernel/database/owned-rows';
import type { UserAccount } from './user-account';

/** What one context stores about an account: exported with it and erased with it. */
export abstract class PersonalData {
  /** Key of this part in the export. */
  abstract readonly name: string;

  /** What may go over to another account of the same person, by name. Nothing that names the account to other people does. */
  readonly movable: Readonly<Record<string, OwnedRows>> = {};

  /** Everything stored, in wire names, without secrets; null or an empty list when there is nothing. */
  abstract exportFor(account: UserAccount): Promise<unknown>;

  /** Hides what the public sees until the account is erased or the deletion is cancelled. May be called repeatedly. */
  hide(_account: UserAccount): Promise<void> {
    return Promise.resolve();
  }

  /** Shows again what `hide` hid. */
  show(_account: UserAccount): Promise<void> {
    return Promise.resolve();
  }

  /** Ends what is open with other people, for good: of a child without a valid consent. May be called repeatedly. */
  end(_account: UserAccount): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Deletes or anonymises what would outlive the account's row. Called before the row is deleted, and again after a failure.
   * Rows with a foreign key to the account are deleted by the database.
   */
  erase(_account: UserAccount): Promise<void> {
    return Promise.resolve();
  }
}

/** Injection token of all PersonalData, in the order of the export. */
export const PERSONAL_DATA = Symbol('personal data');

/** Time as ISO 8601, as on the wire; null stays null. */
export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
