import { type PointerEvent, useRef } from 'react';

const SWIPE_PIXELS = 44;

type Swipe = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
};

/** A finger that goes sideways: to the left for the next one, to the right for the one before. */
export function useSwipe(step: (by: number) => void): Swipe {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, isPrimary, pointerType }) => {
      // A second finger means zooming.
      from.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (!from.current) return;
      const [across, along] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(across) >= SWIPE_PIXELS && Math.abs(across) > Math.abs(along)) step(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
