/** The first-party cookie that keeps a visitor's choice about cookies. */
export const CHOICE_COOKIE = 'cookie_choice';

/** `needed`: only what the site cannot work without; `all`: statistics and tests of variants, too. */
export const COOKIE_CHOICES = ['all', 'needed'] as const;
export type CookieChoice = (typeof COOKIE_CHOICES)[number];

const DAY_SECONDS = 86_400;
export const CHOICE_COOKIE_SECONDS = 180 * DAY_SECONDS;

/**
 * What a visitor chose; null: nobody has been asked yet, so nothing may be set or sent that is not needed.
 * `hasPrivacySignal`: the browser says it for them (`Sec-GPC: 1`, `navigator.globalPrivacyControl`), whatever the cookie says.
 */
export function cookieChoiceOf(cookieHeader: string | undefined, hasPrivacySignal: boolean): CookieChoice | null {
  if (hasPrivacySignal) return 'needed';
  const pair = (cookieHeader ?? '').split(';').find((one) => one.trim().startsWith(`${CHOICE_COOKIE}=`));
  const value = pair?.slice(pair.indexOf('=') + 1).trim();
  return COOKIE_CHOICES.find((choice) => choice === value) ?? null;
}
