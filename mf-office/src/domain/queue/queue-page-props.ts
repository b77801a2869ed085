import type { Colleague, QueueItem } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import type { Selection } from '../bulk/use-selection';
import type { OfficePageProps } from '../office-page/office-page-props';
import type { Decision } from './decision';
import type { QueueSource } from './queue-source';

/** What the part that shows an item can do with its queue. */
export type ItemControls = {
  /** Opens the next item; for acts of an item that are sent at once. */
  readonly openNext: () => void;
  /** Whether this browser uses single keys. */
  readonly hasKeys: boolean;
};

export type SelectedItems<Item> = {
  readonly selection: Selection<Item>;
  /** Those to whom the items can be assigned. */
  readonly colleagues: readonly Colleague[];
  readonly hasKeys: boolean;
};

export type QueuePageProps<Item extends QueueItem, Detail> = Pick<OfficePageProps, 'title' | 'right'> & {
  readonly source: QueueSource<Item, Detail>;
  readonly decisions: readonly Decision<Detail>[];
  readonly titleOf: (detail: Detail) => string;
  readonly render: (detail: Detail, controls: ItemControls) => ReactNode;
  /** Keys of the item beside those of decisions, for the list of keys. */
  readonly itemKeys?: readonly { readonly key: string; readonly label: string }[];
  /** Shows what can be done about several items together; without it nothing can. */
  readonly bulk?: (selected: SelectedItems<Item>) => ReactNode;
  /** Below the search of the list. */
  readonly filters?: ReactNode;
};
