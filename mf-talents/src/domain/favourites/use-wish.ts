import { messageOf, useSession } from '@alltalent/shared/api';
import { ROLES } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { takeWish } from './favourite-wish';
import { favouritesQuery } from './favourites.query';
import { useToggleFavourite } from './use-toggle-favourite';

/** After the login: saves whom the visitor wanted to save, unless the account has done so before. Pages with hearts call it. */
export function useWish(): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const toggle = useToggleFavourite();
  const canKeep = session.status === 'ready' && !session.roles.includes(ROLES.restricted);

  const grant = useEffectEvent(async () => {
    const wish = takeWish();
    if (!wish) return;
    const tell = () => addToast({ kind: 'info', text: `${wish.display_name} is among your favourites` });
    try {
      const { data } = await queryClient.fetchQuery(favouritesQuery);
      if (data.talent_ids.includes(wish.id)) tell();
      else toggle(wish, tell);
    } catch (error) {
      addToast({ kind: 'error', text: `${wish.display_name} was not saved. ${messageOf(error)}` });
    }
  });
  useEffect(() => {
    if (canKeep) void grant();
  }, [canKeep]);
}
