import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new page after a navigation, for keyboard and screen reader users. */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
