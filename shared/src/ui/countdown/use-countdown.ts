import { useEffect, useState } from 'react';

const TICK_MS = 250;

export type Countdown = { readonly deadline: number; readonly total: number };

/** A wait of so many seconds, as the server said it. */
export function countdownOf(seconds: number): Countdown {
  return { deadline: Date.now() + seconds * 1000, total: seconds };
}

/**
 * Whole seconds left, 0 once the deadline is past. It follows the clock and not its own ticks: right after a sleep, and
 * never more than the server said when the clock is set back. For a new countdown, mount it again.
 */
export function useCountdown({ deadline, total }: Countdown): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.min(total, Math.max(0, Math.ceil((deadline - now) / 1000)));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, deadline]);
  return left;
}

/** 75 -> '1:15' */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
