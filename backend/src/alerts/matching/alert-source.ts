import type { SavedSearchKind } from '@alltalent/shared/contracts';

/** A row as a mail shows it. */
export type AlertItem = {
  readonly id: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly path: string;
  /** Account that the row belongs to; null for none. */
  readonly ownerId: string | null;
};

/** A filter as it is stored. */
export type StoredFilter = { readonly filter: string; readonly hash: string; readonly key: string };

/** Rows that changed, with what they are found by now and were found by before. */
export type ChangedRows = {
  /** Keys of a row as it is now; null for one that the list does not show. */
  keysOf(id: number): readonly string[] | null;
  /** Tells whether the list finds the row by this filter. */
  isFound(id: number, filter: string): boolean;
  /** Tells whether the list found the row by this filter before. */
  wasFound(former: string, filter: string): boolean;
};

/** A list whose searches are saved. */
export abstract class AlertSource {
  abstract readonly kind: SavedSearchKind;

  /** Checks a filter for the user who saves it. Throws VALIDATION_FAILED or FORBIDDEN. */
  abstract store(text: string, userId: string): Promise<StoredFilter>;

  /** Describes a stored filter in words. */
  abstract describe(filter: string): Promise<string[]>;

  abstract read(ids: readonly number[]): Promise<ChangedRows>;

  /** Returns the rows to show this user, in the order of the ids; none when the user may no longer filter so. */
  abstract items(ids: readonly number[], filter: string, userId: string): Promise<AlertItem[]>;
}
