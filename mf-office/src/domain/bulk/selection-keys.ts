import { t } from '../../messages/bulk';
import type { Keys } from '../queue/use-keys';
import type { Selection } from './use-selection';

/** Keys of a list whose items are changed together, for the list of keys. */
export const SELECTION_KEYS = [
  { key: 'x', label: t('bulk.keySelect') },
  { key: 'Shift x', label: t('bulk.keyRange') },
  { key: 'u', label: t('bulk.keyUndo') },
] as const;

/** Keys that select the item with the focus, or else the open one, and that select nothing any more. */
export function selectionKeys({ items, toggle, clear }: Selection<unknown>, openId: string | null): Keys {
  return {
    ...(items.length > 0 && { Escape: clear }),
    x: ({ shiftKey }) => {
      const id = document.activeElement?.closest('[data-item]')?.getAttribute('data-item') ?? openId;
      if (id !== null) toggle(id, shiftKey);
    },
  };
}
