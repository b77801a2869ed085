import { atom } from 'jotai';
import { CHOICE_COOKIE, CHOICE_COOKIE_SECONDS, type CookieChoice, cookieChoiceOf } from '../contracts';

const chosenAtom = atom<CookieChoice | null>(null);
chosenAtom.debugLabel = 'shell/cookieChoice';

/** What the visitor chose about cookies; null: not asked yet. Nothing that is not needed is set or sent before `all`. */
export const cookieChoiceAtom = atom(
  (get): CookieChoice | null => (hasPrivacySignal() ? 'needed' : (get(chosenAtom) ?? cookieChoiceOf(cookiesOfPage(), false))),
  (_get, set, choice: CookieChoice) => {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${CHOICE_COOKIE}=${choice}; path=/; max-age=${CHOICE_COOKIE_SECONDS}; samesite=lax${secure}`;
    set(chosenAtom, choice);
  },
);

/** True where the browser itself asks every site for privacy (Global Privacy Control). */
export function hasPrivacySignal(): boolean {
  return typeof navigator !== 'undefined' && 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

function cookiesOfPage(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.cookie;
}
