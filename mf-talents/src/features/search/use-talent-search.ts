import { type FilterControl, useFilterControl } from '@alltalent/shared/ui/listing';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { filterKnown } from './attribute-text';
import { EVERYBODY, parseTalentSearch, type TalentSearch, toSearchParams } from './talent-search';
import { useCategoryAttributes } from './use-category-attributes';

export type TalentSearchControl = FilterControl<TalentSearch>;

/** Resetting the filter keeps the sort order. */
const RULES = { toParams: toSearchParams, clear: ({ sortby }: TalentSearch): TalentSearch => ({ ...EVERYBODY, sortby }) };

/** The search of the query string, and the ways to change it. */
export function useTalentSearch(): TalentSearchControl {
  const [params, setParams] = useSearchParams();
  const said = parseTalentSearch(params);
  const search = useKnownSearch(said);
  const tidy = useEffectEvent(() => setParams(tidyAttributes(params, search), { replace: true, preventScrollReset: true }));
  const isTidy = searchTextOf(said) === searchTextOf(search);
  useEffect(() => {
    if (!isTidy) tidy();
  }, [isTidy, params]);
  return useFilterControl(search, RULES);
}

/** Returns the search without attributes that its category does not have. */
function useKnownSearch(search: TalentSearch): TalentSearch {
  const { known } = useCategoryAttributes(search.category);
  return known ? { ...search, attributes: filterKnown(search.attributes, known) } : search;
}

/** The address with the attributes of the search; whatever else it says stays. */
function tidyAttributes(params: URLSearchParams, { attributes }: TalentSearch): URLSearchParams {
  const tidied = new URLSearchParams(params);
  for (const id of Object.keys(parseTalentSearch(params).attributes)) {
    const text = attributes[id];
    for (const end of ['min', 'max']) tidied.delete(`a${id}-${end}`);
    if (text === undefined) tidied.delete(`a${id}`);
    else tidied.set(`a${id}`, text);
  }
  return tidied;
}

function searchTextOf(search: TalentSearch): string {
  return toSearchParams(search).toString();
}
