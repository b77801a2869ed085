import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS, type FavouritesResponse } from '@alltalent/shared/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

const KEY = [OWN_DATA, 'favourites'] as const;

/** Ids of the own favourites and the own lists: the one place that knows them. */
export const favouritesQuery = queryOptions({
  queryKey: [...KEY, 'ids'],
  queryFn: ({ signal }) => request(ENDPOINTS.favourites, {}, { signal }),
});

/** Cards of a list; 0 is all favourites. */
export function favouriteTalentsQuery(listId: number) {
  return queryOptions({
    queryKey: [...KEY, 'talents', listId],
    queryFn: ({ signal }) => request(ENDPOINTS.favouriteTalents, { listId }, { signal }),
  });
}

export function reloadFavourites(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** What is known is changed at once; the server is asked about it later. */
export function patchFavourites(queryClient: QueryClient, patch: (data: FavouritesResponse['data']) => FavouritesResponse['data']): void {
  queryClient.setQueryData(favouritesQuery.queryKey, (known) => known && { ...known, data: patch(known.data) });
}

/** The newest first, as the server has them. */
export function setFavourite(queryClient: QueryClient, id: number, isFavoured: boolean): void {
  patchFavourites(queryClient, (data) => {
    if (data.talent_ids.includes(id) === isFavoured) return data;
    const others = data.talent_ids.filter((talentId) => talentId !== id);
    return { ...data, talent_ids: isFavoured ? [id, ...others] : others };
  });
}
