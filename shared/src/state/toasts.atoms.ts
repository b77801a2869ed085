import { atom } from 'jotai';

export type Toast = {
  readonly id: number;
  readonly kind: 'info' | 'error';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

const MAX_TOASTS = 3;

const toastListAtom = atom<readonly Toast[]>([]);
toastListAtom.debugLabel = 'shell/toasts';
const lastIdAtom = atom(0);

export const toastsAtom = atom((get) => get(toastListAtom));

/** Shows a short message over the page and returns its id; a fourth replaces the oldest. */
export const addToastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(toastListAtom, [...get(toastListAtom), { ...toast, id }].slice(-MAX_TOASTS));
  return id;
});

export const removeToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastListAtom,
    get(toastListAtom).filter((toast) => toast.id !== id),
  );
});
