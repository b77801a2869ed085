import type { SavedSearchKind } from '../../contracts/alerts/alert-values';

/** The search that a list shows, as it is saved. */
export type SearchToSave = {
  readonly kind: SavedSearchKind;
  /** The filter in the address of the list's page, without order and page. */
  readonly query: string;
  /** The filters in words, from which the name is suggested. */
  readonly labels: readonly string[];
  /** Returns JSON of the filter as the list's call takes it. */
  readonly filterOf: () => Promise<string>;
};
