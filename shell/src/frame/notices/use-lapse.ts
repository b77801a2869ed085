import { useEffect, useEffectEvent, useState } from 'react';

/** Runs `onLapse` after `milliseconds`; never for null. Pointer or focus on the element pauses the timer, which then restarts. */
export function useLapse(milliseconds: number | null, onLapse: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const lapse = useEffectEvent(onLapse);
  useEffect(() => {
    if (milliseconds === null || isHeld) return undefined;
    const timer = setTimeout(() => lapse(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isHeld]);
  return {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
}
