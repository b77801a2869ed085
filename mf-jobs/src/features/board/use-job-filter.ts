import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf, type FilterChange, type JobFilter, NO_FILTER, parseFilter } from './job-filter';

export type JobFilterControl = {
  readonly filter: JobFilter;
  /** Grows with every reset; fields keyed by it drop what was typed but not yet searched. */
  readonly resets: number;
  /** A new entry of the history, back on page 1. */
  readonly change: (change: FilterChange) => void;
  /** Changes the filter without a new entry in the history, for text that is still being typed. */
  readonly refine: (change: FilterChange) => void;
  /** Drops every filter and keeps the order. */
  readonly reset: () => void;
};

/** The filter the address says, and the ways to change it. The address is its only home. */
export function useJobFilter(): JobFilterControl {
  const [params, setParams] = useSearchParams();
  const [resets, setResets] = useState(0);
  const filter = parseFilter(params);
  const latestRef = useLatest(filter);
  const goTo = (next: JobFilter, replace: boolean) => {
    const isNew = addressOf(next) !== addressOf(latestRef.current);
    latestRef.current = next;
    if (isNew) setParams(addressOf(next), { replace, preventScrollReset: true });
  };
  return {
    filter,
    resets,
    change: (change) => goTo({ ...latestRef.current, ...change, page: 1 }, false),
    refine: (change) => goTo({ ...latestRef.current, ...change, page: 1 }, true),
    reset: () => {
      setResets((count) => count + 1);
      goTo({ ...NO_FILTER, sort: latestRef.current.sort }, false);
    },
  };
}

/** What was asked for last, so that a change made before the page has followed the one before does not undo it. */
function useLatest(filter: JobFilter) {
  const latestRef = useRef(filter);
  const follow = useEffectEvent(() => (latestRef.current = filter));
  const address = addressOf(filter);
  useEffect(() => {
    follow();
  }, [address]);
  return latestRef;
}
