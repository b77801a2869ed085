import type { BulkResponse, BulkResult } from '@alltalent/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { UNDO_MS } from '../decisions/outbox';
import { useConfirmed } from '../office-page/confirming';
import { todayQuery } from '../office-page/today.query';
import { OFFICE_DATA } from '../office-session/office-session.query';
import type { Selection } from './use-selection';

export type BulkItem = { readonly id: string; readonly title: string };

/** A change of several items, and the call that takes back what it did to those that it changed. */
export type BulkChange<Item> = {
  readonly send: (items: readonly Item[]) => Promise<BulkResponse>;
  readonly undo: (changed: readonly (readonly [item: Item, version: number])[]) => Promise<BulkResponse>;
};

type Made<Item> = {
  readonly change: BulkChange<Item>;
  readonly items: readonly Item[];
  readonly results: readonly BulkResult[];
  readonly isUndo: boolean;
  /** Until when it can be undone, in milliseconds since 1970. */
  readonly until: number;
};

/**
 * Sends changes of what is selected in a list of `queue`. Items that were refused stay selected; the others can be undone for ten seconds,
 * after which all are selected again.
 */
export function useBulk<Item extends BulkItem>(queue: 'leads' | 'letters', selection: Selection<Item>) {
  const [made, setMade] = useState<Made<Item> | null>(null);
  const confirmed = useConfirmed();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ call, ...about }: Omit<Made<Item>, 'results' | 'until'> & { readonly call: () => Promise<BulkResponse> }) => {
      const answer = await confirmed(call);
      if (!answer) return;
      await queryClient.invalidateQueries({ queryKey: [...OFFICE_DATA, queue] });
      void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
      const kept = about.isUndo ? about.items : answer.data.filter(({ outcome }) => outcome === 'refused');
      selection.keep(kept.map(({ id }) => id));
      setMade({ ...about, results: answer.data, until: Date.now() + UNDO_MS });
    },
  });
  const changed = made?.results.flatMap(({ id, outcome, version }) => {
    const item = made.items.find((one) => one.id === id);
    return outcome === 'changed' && item && version !== null ? [[item, version] as const] : [];
  });
  const isUndoable = useIsBefore(made?.until ?? 0) && made?.isUndo === false && changed !== undefined && changed.length > 0;
  return {
    run: (change: BulkChange<Item>) => {
      const { items } = selection;
      setMade(null);
      mutate({ change, items, isUndo: false, call: () => change.send(items) });
    },
    undo: () => {
      if (!made || !isUndoable || isPending) return;
      mutate({ change: made.change, items: made.items, isUndo: true, call: () => made.change.undo(changed) });
    },
    close: () => {
      setMade(null);
      reset();
    },
    made,
    isUndoable,
    isPending,
    error,
  };
}

/** Whether a moment (ms since 1970) is still to come; looks again when it has come. */
function useIsBefore(moment: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(moment), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== 0 && over !== moment;
}
