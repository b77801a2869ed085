import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { favouritesQuery, patchFavourites, reloadFavourites } from '../../domain/favourites/favourites.query';
import { t } from '../../messages/shortlist';

type Move = { readonly id: number; readonly name: string; readonly by: -1 | 1 };

/**
 * Moves people of a list. The new order is shown at once; one request is under way at a time, and the newest order is sent last.
 * A refusal brings back the order that the server has. `said` is what screen readers are told.
 */
export function useListOrder(listId: number, ids: readonly number[]) {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const [said, setSaid] = useState('');
  const wished = useRef<readonly number[] | null>(null);
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (wished.current) {
        const order = wished.current;
        wished.current = null;
        await request(ENDPOINTS.orderFavouriteList, { id: listId, talent_ids: [...order] });
      }
    } catch (error) {
      wished.current = null;
      addToast({ kind: 'error', text: t('shortlist.notMoved', { reason: messageOf(error) }) });
    } finally {
      isSending.current = false;
    }
    await reloadFavourites(queryClient);
  };

  const move = ({ id, name, by }: Move): void => {
    const from = ids.indexOf(id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= ids.length) return;
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    void queryClient.cancelQueries({ queryKey: favouritesQuery.queryKey });
    patchFavourites(queryClient, (data) => ({
      ...data,
      lists: data.lists.map((list) => (list.id === listId ? { ...list, talent_ids: order } : list)),
    }));
    setSaid(t('shortlist.moved', { name, place: to + 1, of: ids.length }));
    wished.current = order;
    void send();
  };
  return { move, said };
}
