import { useSession } from '@alltalent/shared/api';
import { MESSAGES, ROLES } from '@alltalent/shared/contracts';
import { addToastAtom, openJoinPanelAtom } from '@alltalent/shared/state';
import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { storePendingFavourite } from './pending-favourite';
import { useOwnFavourites } from './use-own-favourites';
import type { Favoured } from './favoured';
import { useToggleFavourite } from './use-toggle-favourite';

export type Hearts = {
  readonly isPressed: (talent: Favoured) => boolean;
  readonly press: (talent: Favoured, event: Pick<MouseEvent, 'detail'>) => void;
};

/** Which talents are favourites, and what a press of a heart does: a visitor logs in first, and finds the talent saved. */
export function useHearts(): Hearts {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const addToast = useSetAtom(addToastAtom);
  const toggle = useToggleFavourite();
  const saved = useOwnFavourites(({ talent_ids }) => talent_ids);
  const press: Hearts['press'] = (talent, { detail }) => {
    // The second click of a double click: nobody means to save and to take out at once.
    if (detail > 1) return;
    if (session.status === 'ready') {
      if (session.roles.includes(ROLES.restricted)) addToast({ kind: 'error', text: MESSAGES.forbidden });
      else toggle(talent);
      return;
    }
    if (session.status === 'failed') return session.retry();
    storePendingFavourite(talent);
    if (session.status === 'anonymous') openJoinPanel(pathname + search + hash);
  };
  return { isPressed: ({ id }) => saved?.includes(id) ?? false, press };
}
