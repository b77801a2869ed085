import { messageOf, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { favouritesQuery, reloadFavourites, setFavourite } from './favourites.query';
import type { Favoured } from './favoured';
import { useUndo } from './use-undo';

const TOGGLE = 'toggle-favourite';

type FavouriteRequest = Favoured & { readonly isRequested: boolean };

/** Sends the state that is wished, so that a repetition changes nothing. Shows the change at once, takes it back when the server says no, and believes the server's `is_fav` in the end. */
export function useToggleFavourite(): (talent: Favoured, onDone?: () => void) => void {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const send = useKeyedRequest(ENDPOINTS.toggleFavourite);
  const offerUndo = useUndo();
  const { mutate } = useMutation({
    mutationKey: [TOGGLE],
    mutationFn: ({ id, isRequested }: FavouriteRequest) => send({ talent_id: id, is_fav: isRequested ? 1 : 0 }),
    onMutate: async ({ id, isRequested }) => {
      await queryClient.cancelQueries({ queryKey: favouritesQuery.queryKey });
      const before = queryClient.getQueryData(favouritesQuery.queryKey)?.data;
      setFavourite(queryClient, id, isRequested);
      return { listIds: before?.lists.filter(({ talent_ids }) => talent_ids.includes(id)).map((list) => list.id) ?? [] };
    },
    onSuccess: ({ is_fav }, talent, { listIds }) => {
      setFavourite(queryClient, talent.id, is_fav === 1);
      if (is_fav === 0) offerUndo(talent, listIds);
    },
    onError: (error, { id, display_name: name, isRequested }) => {
      setFavourite(queryClient, id, !isRequested);
      const what = !isRequested ? 'was not taken out of your favourites' : 'was not saved';
      addToast({ kind: 'error', text: `${name || 'This profile'} ${what}. ${messageOf(error)}` });
    },
    onSettled: () => (queryClient.isMutating({ mutationKey: [TOGGLE] }) === 1 ? reloadFavourites(queryClient) : undefined),
  });
  return (talent, onDone) => {
    const known = queryClient.getQueryData(favouritesQuery.queryKey)?.data.talent_ids;
    const isRequested = known?.includes(talent.id) !== true;
    if (!isUnderWay(queryClient, talent.id)) mutate({ ...talent, isRequested }, { onSuccess: onDone });
  };
}

/** A second press before the response counts as the same press. */
function isUnderWay(queryClient: QueryClient, id: number): boolean {
  const mutations = queryClient.getMutationCache().findAll({ mutationKey: [TOGGLE], status: 'pending' });
  return mutations.some(({ state: { variables } }) => isObject(variables) && 'id' in variables && variables.id === id);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
