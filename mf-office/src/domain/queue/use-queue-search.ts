import { OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { useSearchParams } from 'react-router';
import { useTypedSearch } from '../search-field/use-typed-search';

const SEARCH = 'search';

/** The search of a queue, which is in the address: as it is typed, and what is looked for once typing pauses. */
export function useQueueSearch() {
  const [params, setParams] = useSearchParams();
  const change = (words: string, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (words === '') after.delete(SEARCH);
        else after.set(SEARCH, words);
        return after;
      },
      { replace, preventScrollReset: true },
    );
  const { typed, type, empty } = useTypedSearch(searchIn(params), (words) => change(words, true));
  return {
    typed,
    type,
    clear: () => {
      empty();
      change('', false);
    },
    search: useDebouncedValue(typed.trim()),
  };
}

export type QueueSearch = ReturnType<typeof useQueueSearch>;

/** Words that an address searches for; '' for none. */
export function searchIn(params: URLSearchParams): string {
  return (params.get(SEARCH) ?? '').slice(0, OFFICE_LIMITS.search);
}
