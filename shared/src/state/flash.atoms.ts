import { atom } from 'jotai';

export type FlashMessage = { readonly kind: 'ok' | 'error'; readonly text: string };

const flashStateAtom = atom<FlashMessage | null>(null);
flashStateAtom.debugLabel = 'shell/flash';

export const flashAtom = atom((get) => get(flashStateAtom));

/** Shows a message under the header until it is closed; null takes it away. */
export const setFlashAtom = atom(null, (_get, set, message: FlashMessage | null) => {
  set(flashStateAtom, message);
});
