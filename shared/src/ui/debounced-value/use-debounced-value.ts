import { useEffect, useState } from 'react';

export const TYPING_PAUSE_MS = 300;

/** Returns `value` after it has stayed unchanged for TYPING_PAUSE_MS. */
export function useDebouncedValue<Value extends string | null>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
