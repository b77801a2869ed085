import { useEffect, useEffectEvent, useState } from 'react';

/** Runs `onLapse` after a while (never for null). Pointer or focus on the element holds the clock; it starts anew after. */
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
