import { Icon } from '@alltalent/shared/ui';
import { useRef } from 'react';
import css from './return-to-top.module.css';
import { scrollToTop } from './scroll-to-top';
import { useScrolledFar } from './use-scrolled-far';

/** Fades in far down the page. Out of sight it cannot be reached, neither by pointer nor by Tab. */
export function ReturnToTop() {
  const isShown = useScrolledFar();
  const stop = useRef<(() => void) | undefined>(undefined);
  const handleClick = () => {
    stop.current?.();
    stop.current = scrollToTop();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={css.top} aria-label="Return to top" inert={!isShown} onClick={handleClick}>
      <Icon name="top" />
    </button>
  );
}
