import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds left until `deadline` (milliseconds since the epoch), 0 once it is past. For a new deadline, mount anew. */
export function useCountdown(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

/** 75 -> '1:15' */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
