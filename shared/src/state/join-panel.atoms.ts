import { atom } from 'jotai';
import { storage } from '../api/storage';

type JoinPanel = {
  readonly isOpen: boolean;
  readonly returnTo: string | null;
  /** Whether the panel resumes the progress of this browser instead of starting over. */
  readonly isResumed: boolean;
  /** Grows with every opening, so that each begins with a panel of its own. */
  readonly opening: number;
};

const joinPanelStateAtom = atom<JoinPanel>({ isOpen: false, returnTo: null, isResumed: false, opening: 0 });
joinPanelStateAtom.debugLabel = 'shell/joinPanel';

export const joinPanelAtom = atom((get) => get(joinPanelStateAtom));

/** Opens the join panel; after the login the visitor goes on to `returnTo` (a path), or stays where they are. */
export const openJoinPanelAtom = atom(null, (get, set, returnTo: string | null = null, isResumed?: boolean) => {
  storage.remove('redirection_from', 'login_open');
  set(joinPanelStateAtom, { isOpen: true, returnTo, isResumed: isResumed ?? false, opening: get(joinPanelStateAtom).opening + 1 });
});

export const closeJoinPanelAtom = atom(null, (get, set) => {
  storage.remove('redirection_from', 'login_open');
  set(joinPanelStateAtom, { ...get(joinPanelStateAtom), isOpen: false });
});
