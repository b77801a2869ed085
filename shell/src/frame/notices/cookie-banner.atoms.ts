import { cookieChoiceAtom } from '@alltalent/shared/state';
import { atom } from 'jotai';

const isReopenedAtom = atom(false);
isReopenedAtom.debugLabel = 'shell/cookieBanner';

/** `asking`: nobody has chosen yet; `reopened`: somebody wants to choose anew. */
export const cookieBannerAtom = atom((get): 'asking' | 'reopened' | null => {
  if (get(isReopenedAtom)) return 'reopened';
  return get(cookieChoiceAtom) === null ? 'asking' : null;
});

export const reopenCookieBannerAtom = atom(null, (_get, set) => set(isReopenedAtom, true));
export const closeCookieBannerAtom = atom(null, (_get, set) => set(isReopenedAtom, false));
