import { messageOf, useSession } from '@alltalent/shared/api';
import { ROLES } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { takePendingFavourite } from './pending-favourite';
import { favouritesQuery } from './favourites.query';
import { useToggleFavourite } from './use-toggle-favourite';

/** Saves the pending favourite after the login, unless the account has saved it before. Used by pages with favourite buttons. */
export function usePendingFavourite(): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const toggle = useToggleFavourite();
  const canSave = session.status === 'ready' && !session.roles.includes(ROLES.restricted);

  const grant = useEffectEvent(async () => {
    const pending = takePendingFavourite();
    if (!pending) return;
    const notify = () => addToast({ kind: 'info', text: `${pending.display_name} is among your favourites` });
    try {
      const { data } = await queryClient.fetchQuery(favouritesQuery);
      if (data.talent_ids.includes(pending.id)) notify();
      else toggle(pending, notify);
    } catch (error) {
      addToast({ kind: 'error', text: `${pending.display_name} was not saved. ${messageOf(error)}` });
    }
  });
  useEffect(() => {
    if (canSave) void grant();
  }, [canSave]);
}
