import { atom } from 'jotai';

export type PanelName = 'menu' | 'about';

const openPanelStateAtom = atom<PanelName | null>(null);
openPanelStateAtom.debugLabel = 'shell/openPanel';

/** The side panel that is open. It outlives the frame, which is mounted anew when the first page arrives. */
export const openPanelAtom = atom((get) => get(openPanelStateAtom));

/** Opens a panel, or closes it when it is the open one. */
export const togglePanelAtom = atom(null, (get, set, name: PanelName) => {
  set(openPanelStateAtom, get(openPanelStateAtom) === name ? null : name);
});

export const closePanelAtom = atom(null, (_get, set) => {
  set(openPanelStateAtom, null);
});
