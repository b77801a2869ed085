import { cookieChoiceAtom } from '@alltalent/shared/state';
import { atom } from 'jotai';

const isReopenedAtom = atom(false);
isReopenedAtom.debugLabel = 'shell/cookieBanner';

/** `asking`: the visitor has not chosen yet. `reopened`: the visitor wants to change the choice. Null hides the banner. */
export const cookieBannerAtom = atom((get): 'asking' | 'reopened' | null => {
  if (get(isReopenedAtom)) return 'reopened';
  return get(cookieChoiceAtom) === null ? 'asking' : null;
});

export const reopenCookieBannerAtom = atom(null, (_get, set) => set(isReopenedAtom, true));
export const closeCookieBannerAtom = atom(null, (_get, set) => set(isReopenedAtom, false));
