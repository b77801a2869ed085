import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

type Paged = { readonly page: number };
export type FilterChange<Filter extends Paged> = Partial<Omit<Filter, 'page'>>;

export type FilterControl<Filter extends Paged> = {
  readonly filter: Filter;
  /** Grows with every reset; fields keyed by it drop what was typed but not yet searched. */
  readonly resets: number;
  /** Adds an entry to the history, back on page 1. */
  readonly change: (change: FilterChange<Filter>) => void;
  /** Changes the filter without a new entry in the history, for text that is still being typed. */
  readonly refine: (change: FilterChange<Filter>) => void;
  /** Drops what `clear` drops, in a new entry of the history. */
  readonly reset: () => void;
};

type FilterRules<Filter> = {
  readonly toParams: (filter: Filter) => URLSearchParams;
  readonly clear: (filter: Filter) => Filter;
};

/** The ways to change a filter whose only home is the query string. */
export function useFilterControl<Filter extends Paged>(filter: Filter, { toParams, clear }: FilterRules<Filter>): FilterControl<Filter> {
  const [, setParams] = useSearchParams();
  const [resets, setResets] = useState(0);
  const latestRef = useLatest(filter, toParams(filter).toString());
  const goTo = (next: Filter, replace: boolean) => {
    const params = toParams(next);
    const isNew = params.toString() !== toParams(latestRef.current).toString();
    latestRef.current = next;
    if (isNew) setParams(params, { replace, preventScrollReset: true });
  };
  return {
    filter,
    resets,
    change: (change) => goTo({ ...latestRef.current, ...change, page: 1 }, false),
    refine: (change) => goTo({ ...latestRef.current, ...change, page: 1 }, true),
    reset: () => {
      setResets((count) => count + 1);
      goTo(clear(latestRef.current), false);
    },
  };
}

/** The filter that was requested last, so that a change made before the page has followed the one before does not undo it. */
function useLatest<Filter>(filter: Filter, query: string) {
  const latestRef = useRef(filter);
  const follow = useEffectEvent(() => (latestRef.current = filter));
  useEffect(() => {
    follow();
  }, [query]);
  return latestRef;
}
