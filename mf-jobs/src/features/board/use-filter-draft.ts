import { useSearchDraft } from '@alltalent/shared/ui/listing';
import { type FilterDraft, findErrors, isTyped, toChange, toDraft } from './filter-draft';
import { searchTextOf } from './job-filter';
import type { JobFilterControl } from './use-job-filter';

/** The rail's fields: what is chosen is searched at once, what is typed when it pauses. */
export function useFilterDraft({ filter, change, refine }: JobFilterControl) {
  const { draft, errors, type, choose, flush } = useSearchDraft<FilterDraft>({
    searched: searchTextOf({ ...filter, page: 1 }),
    toDraft: () => toDraft(filter),
    keyOf: (edited) => searchTextOf({ ...filter, ...toChange(edited), page: 1 }),
    findErrors,
    onSearch: (edited, isPause) => (isPause ? refine : change)(toChange(edited)),
  });
  const edit = (edited: Partial<FilterDraft>) => (isTyped(edited) ? type : choose)({ ...draft, ...edited });
  return { draft, errors, edit, flush };
}
