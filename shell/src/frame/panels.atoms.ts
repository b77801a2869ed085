import { atom } from 'jotai';

export type PanelName = 'menu' | 'about';

const openPanelStateAtom = atom<PanelName | null>(null);
openPanelStateAtom.debugLabel = 'shell/openPanel';

/** Name of the open side panel. Global state, because the frame is mounted again when the first page arrives. */
export const openPanelAtom = atom((get) => get(openPanelStateAtom));

/** Opens a panel; closes it when it is already open. */
export const togglePanelAtom = atom(null, (get, set, name: PanelName) => {
  set(openPanelStateAtom, get(openPanelStateAtom) === name ? null : name);
});

export const closePanelAtom = atom(null, (_get, set) => {
  set(openPanelStateAtom, null);
});
