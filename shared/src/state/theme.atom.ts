import { atom } from 'jotai';
import { readCookie } from '../api/cookies';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const YEAR_SECONDS = 31_536_000;

const chosenThemeAtom = atom<Theme | null>(null);
chosenThemeAtom.debugLabel = 'shell/theme';

/** The chosen theme. It lives in a cookie, so that the document arrives in the right colours. */
export const themeAtom = atom(
  (get): Theme => get(chosenThemeAtom) ?? asTheme(readCookie('theme')),
  (_get, set, theme: Theme) => {
    document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    set(chosenThemeAtom, theme);
  },
);

function asTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'auto';
}
