import { request } from '@alltalent/shared/api';
import { type Claim, ENDPOINTS, type Queue } from '@alltalent/shared/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outbox } from '../decisions/decisions';
import { OFFICE_DATA } from '../office-session/office-session.query';

/** A claim lasts two minutes. */
const RENEW_MS = 60_000;

type HeldClaim = {
  /** Colleague who works on the item; null: nobody else does. */
  readonly colleague: Claim | null;
  readonly takeOver: () => void;
};

/**
 * Claims an item while it is shown, and gives it back after; one with a decision on its way stays claimed until that is sent. A claim
 * only informs, so a failed call is not shown: the next minute tries again.
 */
export function useClaim(queue: Queue, id: string): HeldClaim {
  const queryClient = useQueryClient();
  const queryKey = [...OFFICE_DATA, 'claim', queue, id];
  const { data } = useQuery({
    queryKey,
    queryFn: () => claim(queue, id),
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: false,
  });
  const { mutate } = useMutation({
    mutationFn: () => claim(queue, id, true),
    onSuccess: (response) => queryClient.setQueryData(queryKey, response),
  });
  useEffect(() => () => release(queue, id), [queue, id]);
  return { colleague: data === undefined || data.is_mine ? null : data.claim, takeOver: () => mutate() };
}

function claim(queue: Queue, id: string, isTakeOver = false) {
  return request(ENDPOINTS.claimItem, { queue, id, takes_over: isTakeOver, releases: false });
}

function release(queue: Queue, id: string): void {
  const isDecided = outbox.read().some((decision) => decision.queue === queue && decision.itemId === id);
  if (isDecided) return;
  request(ENDPOINTS.claimItem, { queue, id, takes_over: false, releases: true }, { isKeptAlive: true }).catch(() => undefined);
}
