import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { Favoured } from './favoured';
import { reloadFavourites, setFavourite } from './favourites.query';

/** Who is taken out leaves the lists, too: one press brings back both. A hidden talent cannot come back. */
export function useUndo(): (talent: Favoured, listIds: readonly number[]) => void {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const undo = async ({ id, display_name: name }: Favoured, listIds: readonly number[]) => {
    setFavourite(queryClient, id, true);
    try {
      if (listIds.length === 0) await request(ENDPOINTS.toggleFavourite, { talent_id: id, is_fav: 1 });
      for (const listId of listIds) await request(ENDPOINTS.changeFavouriteList, { id: listId, talent_id: id, is_in: 1 });
    } catch (error) {
      addToast({ kind: 'error', text: `${name} was not brought back. ${messageOf(error)}` });
    }
    await reloadFavourites(queryClient);
  };
  return (talent, listIds) => {
    const name = talent.display_name;
    if (name === '') return;
    addToast({
      kind: 'info',
      text: `${name} is no longer among your favourites`,
      action: { label: 'Undo', run: () => void undo(talent, listIds) },
    });
  };
}
