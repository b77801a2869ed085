import { useRef } from 'react';

/** Runs one at a time: a second press before the first is done is the same press. */
export function useSingle(): (run: () => Promise<unknown>) => void {
  const isTaken = useRef(false);
  return (run) => {
    if (isTaken.current) return;
    isTaken.current = true;
    run()
      .catch(() => undefined)
      .finally(() => {
        isTaken.current = false;
      });
  };
}
