import { request } from '@alltalent/shared/api';
import { type Claim, ENDPOINTS, type Queue } from '@alltalent/shared/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { outbox } from '../decisions/decisions';

/** A claim lasts two minutes. */
const RENEW_MS = 60_000;

type HeldClaim = {
  /** Colleague who works on the item; null: nobody else does. */
  readonly colleague: Claim | null;
  readonly takeOver: () => void;
};

/**
 * Claims an item while it is shown, and gives it back after; one with a decision on its way stays claimed until that is sent. A claim
 * only informs, so a failed call is not shown.
 */
export function useClaim(queue: Queue, id: string): HeldClaim {
  const [colleague, setColleague] = useState<Claim | null>(null);
  const claim = useEffectEvent(async (isTakeOver: boolean) => {
    try {
      const response = await request(ENDPOINTS.claimItem, { queue, id, takes_over: isTakeOver, releases: false });
      setColleague(response.is_mine ? null : response.claim);
    } catch {
      // The next minute tries again.
    }
  });
  useEffect(() => {
    void claim(false);
    const timer = setInterval(() => void claim(false), RENEW_MS);
    return () => {
      clearInterval(timer);
      release(queue, id);
    };
  }, [queue, id]);
  return { colleague, takeOver: () => void claim(true) };
}

function release(queue: Queue, id: string): void {
  const isDecided = outbox.read().some((decision) => decision.queue === queue && decision.itemId === id);
  if (isDecided) return;
  request(ENDPOINTS.claimItem, { queue, id, takes_over: false, releases: true }, { isKeptAlive: true }).catch(() => undefined);
}
