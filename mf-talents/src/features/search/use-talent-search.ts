import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EVERYBODY, parseTalentSearch, type SearchChange, type TalentSearch, toSearchParams } from './talent-search';

export type TalentSearchControl = {
  readonly search: TalentSearch;
  /** Grows with every reset; fields keyed by it drop what was typed but not yet searched. */
  readonly resets: number;
  /** A new entry of the history, back on page 1. */
  readonly change: (change: SearchChange) => void;
  /** The same without a new entry, for text that is still being typed. */
  readonly refine: (change: SearchChange) => void;
  /** Drops every filter and keeps the order. */
  readonly reset: () => void;
};

/** The search the address says, and the ways to change it. The address is its only home. */
export function useTalentSearch(): TalentSearchControl {
  const [params, setParams] = useSearchParams();
  const [resets, setResets] = useState(0);
  const search = parseTalentSearch(params);

  const goTo = (next: TalentSearch, replace: boolean) => {
    const address = toSearchParams(next);
    if (address.toString() !== toSearchParams(search).toString()) setParams(address, { replace, preventScrollReset: true });
  };
  return {
    search,
    resets,
    change: (change) => goTo({ ...search, ...change, page: 1 }, false),
    refine: (change) => goTo({ ...search, ...change, page: 1 }, true),
    reset: () => {
      setResets((count) => count + 1);
      goTo({ ...EVERYBODY, sortby: search.sortby }, false);
    },
  };
}
