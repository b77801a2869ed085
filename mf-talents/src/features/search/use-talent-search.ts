import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepKnown } from './attribute-text';
import { EVERYBODY, parseTalentSearch, type SearchChange, type TalentSearch, toSearchParams } from './talent-search';
import { useCategoryAttributes } from './use-category-attributes';

export type TalentSearchControl = {
  readonly search: TalentSearch;
  /** Grows with every reset; fields keyed by it drop what was typed but not yet searched. */
  readonly resets: number;
  /** A new entry of the history, back on page 1. */
  readonly change: (change: SearchChange) => void;
  /** Changes the filter without a new entry in the history, for text that is still being typed. */
  readonly refine: (change: SearchChange) => void;
  /** Drops every filter and keeps the order. */
  readonly reset: () => void;
};

/** The search the address says, and the ways to change it. The address is its only home. */
export function useTalentSearch(): TalentSearchControl {
  const [params, setParams] = useSearchParams();
  const [resets, setResets] = useState(0);
  const said = parseTalentSearch(params);
  const search = useKnownSearch(said);
  const latestRef = useLatest(search);

  const goTo = (next: TalentSearch, replace: boolean) => {
    const isNew = addressOf(next) !== addressOf(latestRef.current);
    latestRef.current = next;
    if (isNew) setParams(toSearchParams(next), { replace, preventScrollReset: true });
  };
  const tidy = useEffectEvent(() => setParams(tidyAttributes(params, search), { replace: true, preventScrollReset: true }));
  const isTidy = addressOf(said) === addressOf(search);
  useEffect(() => {
    if (!isTidy) tidy();
  }, [isTidy, params]);

  return {
    search,
    resets,
    change: (change) => goTo({ ...latestRef.current, ...change, page: 1 }, false),
    refine: (change) => goTo({ ...latestRef.current, ...change, page: 1 }, true),
    reset: () => {
      setResets((count) => count + 1);
      goTo({ ...EVERYBODY, sortby: latestRef.current.sortby }, false);
    },
  };
}

/** Without attributes that the category does not have: those of the category before, or what somebody typed. */
function useKnownSearch(search: TalentSearch): TalentSearch {
  const { known } = useCategoryAttributes(search.category);
  return known ? { ...search, attributes: keepKnown(search.attributes, known) } : search;
}

/** What was asked for last, so that a change made before the page has followed the one before does not undo it. */
function useLatest(search: TalentSearch) {
  const latestRef = useRef(search);
  const follow = useEffectEvent(() => (latestRef.current = search));
  const address = addressOf(search);
  useEffect(() => {
    follow();
  }, [address]);
  return latestRef;
}

/** The address with the attributes of the search; whatever else it says stays. */
function tidyAttributes(params: URLSearchParams, { attributes }: TalentSearch): URLSearchParams {
  const tidied = new URLSearchParams(params);
  for (const id of Object.keys(parseTalentSearch(params).attributes)) {
    const text = attributes[id];
    if (text === undefined) tidied.delete(`a${id}`);
    else tidied.set(`a${id}`, text);
  }
  return tidied;
}

function addressOf(search: TalentSearch): string {
  return toSearchParams(search).toString();
}
