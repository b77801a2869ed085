import { useEffect, useState } from 'react';
import css from './photoshoot-veil.module.css';
import { useWindowLoaded } from './use-window-loaded';

const LONGEST_MS = 3000;

/** Over the page until the window has loaded, three seconds at most. The page is there behind it all the while. */
export function PhotoshootVeil() {
  const hasLoaded = useWindowLoaded();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (hasLoaded) return;
    const timer = setTimeout(() => setLate(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [hasLoaded]);
  return (
    <div className={css.veil} role="status" hidden={hasLoaded || isLate}>
      <span className={css.lamp} aria-hidden="true" />
      Setting the lights
    </div>
  );
}
