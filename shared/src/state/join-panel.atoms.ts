import { atom } from 'jotai';
import { storage } from '../api/storage';

type JoinPanel = { readonly isOpen: boolean; readonly returnTo: string | null };

const joinPanelStateAtom = atom<JoinPanel>({ isOpen: false, returnTo: null });
joinPanelStateAtom.debugLabel = 'shell/joinPanel';

export const joinPanelAtom = atom((get) => get(joinPanelStateAtom));

/** Opens the join panel; after the login the visitor goes on to `returnTo` (a path), or stays where they are. */
export const openJoinPanelAtom = atom(null, (_get, set, returnTo: string | null = null) => {
  storage.remove('redirection_from', 'login_open');
  set(joinPanelStateAtom, { isOpen: true, returnTo });
});

export const closeJoinPanelAtom = atom(null, (_get, set) => {
  storage.remove('redirection_from', 'login_open');
  set(joinPanelStateAtom, { isOpen: false, returnTo: null });
});
