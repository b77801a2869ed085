import { OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { useParamChanges } from '../address/use-param-changes';
import { useTypedSearch } from '../search-field/use-typed-search';

const SEARCH = 'search';

/** The search of a queue, which is in the address: as it is typed, and what is looked for once typing pauses. */
export function useQueueSearch() {
  const [params, change] = useParamChanges();
  const { typed, type, empty } = useTypedSearch(searchIn(params), (words) => change({ [SEARCH]: words }, { replace: true }));
  return {
    typed,
    type,
    clear: () => {
      empty();
      change({ [SEARCH]: '' });
    },
    search: useDebouncedValue(typed.trim()),
  };
}

export type QueueSearch = ReturnType<typeof useQueueSearch>;

/** Words that an address searches for; '' for none. */
export function searchIn(params: URLSearchParams): string {
  return (params.get(SEARCH) ?? '').slice(0, OFFICE_LIMITS.search);
}
