import { atom, useAtomValue } from 'jotai';
import { useHydrated } from '../api/use-hydrated';

/** Time at which the server drew this page, in epoch milliseconds; null: the browser draws it. */
export const drawnAtAtom = atom<number | null>(null);
drawnAtAtom.debugLabel = 'shell/drawnAt';

/** Returns the time that a page shows: when it was drawn, as long as it must equal the server's HTML, and the current time otherwise. */
export function useNow(): Date {
  const drawnAt = useAtomValue(drawnAtAtom);
  return useHydrated() || drawnAt === null ? new Date() : new Date(drawnAt);
}
