import { hasCode, OWN_DATA, sessionQuery } from '@alltalent/shared/api';
import type { OrderState } from '@alltalent/shared/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deleteDraft } from '../../domain/draft/checkout-draft';
import { ownMembershipQuery } from '../../domain/membership/membership.query';
import { orderQuery } from './order.query';
import { isPatienceOver, nextLook } from './polling.policy';

/** Loads an order, again and again until its payment is decided, less and less often, for two minutes at most. */
export function useOrder(id: string, userId: string) {
  const [begun, setBegun] = useState(() => ({ at: Date.now(), looks: 0 }));
  const order = useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      if (hasCode(error, 'NOT_FOUND')) return false;
      return nextLook(data?.state, dataUpdateCount + errorUpdateCount - begun.looks, Date.now() - begun.at);
    },
  });
  useAfterChange(order.data?.state, id, userId);
  const queryClient = useQueryClient();
  const checkAgain = () => {
    const state = queryClient.getQueryState(orderQuery(id).queryKey);
    setBegun({ at: Date.now(), looks: (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0) });
    void order.refetch();
  };
  const lastLook = Math.max(order.dataUpdatedAt, order.errorUpdatedAt);
  return { order, hasStopped: order.data?.state === 'open' && isPatienceOver(lastLook - begun.at), checkAgain };
}

/** Reloads what depends on the order when its state changes. Once it is paid, the checkout's draft is deleted. */
function useAfterChange(state: OrderState | undefined, id: string, userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (state === undefined) return;
    if (state !== 'paid') {
      void queryClient.invalidateQueries({ queryKey: ownMembershipQuery.queryKey });
      return;
    }
    deleteDraft(userId);
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: [OWN_DATA], predicate: ({ queryKey }) => queryKey[2] !== id });
  }, [state, id, userId, queryClient]);
}
