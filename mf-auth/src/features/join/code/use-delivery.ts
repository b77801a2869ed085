import type { DeliveryState } from '@alltalent/shared/contracts';
import { useEffect, useState } from 'react';
import type { Medium } from '../panel/medium';
import { findProgress } from '../join-progress.query';

/** After sending: long enough for a mail server that takes the code, and for one that does not to have been tried again. */
const LOOKS_MS = [5_000, 15_000] as const;

/** How the newest code fares on its way, as far as it is known. Looked at twice, and whenever the visitor comes back to the page. */
export function useDelivery(medium: Medium, round: number): DeliveryState | null {
  const [seen, setSeen] = useState<{ readonly round: number; readonly state: DeliveryState } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const look = async () => {
      const progress = await findProgress(medium, controller.signal);
      if (progress && !controller.signal.aborted) setSeen({ round, state: progress.delivery });
    };
    const handleLook = () => void look();
    const timers = LOOKS_MS.map((delay) => setTimeout(handleLook, delay));
    window.addEventListener('focus', handleLook);
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener('focus', handleLook);
      controller.abort();
    };
  }, [medium, round]);
  return seen?.round === round ? seen.state : null;
}
