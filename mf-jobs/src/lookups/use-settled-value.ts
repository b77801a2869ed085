import { useEffect, useState } from 'react';

export const TYPING_PAUSE_MS = 300;

/** The value once it has not changed for a moment. */
export function useSettledValue<Value extends string | null>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
