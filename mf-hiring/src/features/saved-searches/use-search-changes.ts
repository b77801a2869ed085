import { refusalOf, request } from '@alltalent/shared/api';
import { type AlertFrequency, ENDPOINTS, type SavedSearch } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { savedSearchesQuery } from './saved-searches.query';

type Searches = readonly SavedSearch[];

function useStoredSearches() {
  const queryClient = useQueryClient();
  const { queryKey } = savedSearchesQuery;
  return {
    change: (change: (searches: Searches) => Searches) =>
      queryClient.setQueryData(queryKey, (searches) => (searches ? [...change(searches)] : searches)),
    stopReading: () => queryClient.cancelQueries({ queryKey }),
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  };
}

/** Changes how often a search is mailed. The choice shows at once; after a refusal the former one comes back. */
export function useFrequencyChange({ id }: SavedSearch) {
  const { change, stopReading, readAgain } = useStoredSearches();
  const addToast = useSetAtom(addToastAtom);
  const put = (changed: Pick<SavedSearch, 'frequency'>) =>
    change((searches) => searches.map((search) => (search.id === id ? { ...search, ...changed } : search)));
  return useMutation({
    networkMode: 'always',
    mutationFn: (frequency: AlertFrequency) => request(ENDPOINTS.changeSavedSearch, { id, frequency }),
    onMutate: async (frequency) => {
      await stopReading();
      put({ frequency });
    },
    onSuccess: ({ data }) => put(data),
    onError: (error) => {
      addToast({ kind: 'error', text: refusalOf(error) });
      return readAgain();
    },
  });
}

/** Deletes a search. */
export function useSearchRemoval({ id }: SavedSearch, onDone: () => void) {
  const { change, readAgain } = useStoredSearches();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.removeSavedSearch, { id }),
    onSuccess: () => {
      onDone();
      change((searches) => searches.filter((search) => search.id !== id));
    },
    onError: readAgain,
  });
}
