import { hasCode, OWN_DATA, sessionQuery } from '@alltalent/shared/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deleteDraft } from '../../domain/draft/checkout-draft';
import { orderQuery } from './order.query';
import { isPatienceOver, nextLook } from './polling.policy';

/** An order, looked at again until its payment is decided, less and less often, and no longer than two minutes. */
export function useOrder(id: string, userId: string) {
  const [begun, setBegun] = useState(() => ({ at: Date.now(), looks: 0 }));
  const order = useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      if (hasCode(error, 'NOT_FOUND')) return false;
      return nextLook(data?.state, dataUpdateCount + errorUpdateCount - begun.looks, Date.now() - begun.at);
    },
  });
  useAfterPayment(order.data?.state === 'paid', id, userId);
  const queryClient = useQueryClient();
  const checkAgain = () => {
    const state = queryClient.getQueryState(orderQuery(id).queryKey);
    setBegun({ at: Date.now(), looks: (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0) });
    void order.refetch();
  };
  const lastLook = Math.max(order.dataUpdatedAt, order.errorUpdatedAt);
  return { order, hasStopped: order.data?.state === 'open' && isPatienceOver(lastLook - begun.at), checkAgain };
}

/** Once paid, everything that knows of the membership is asked anew, and what was typed is needed no more. */
function useAfterPayment(isPaid: boolean, id: string, userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isPaid) return;
    deleteDraft(userId);
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: [OWN_DATA], predicate: ({ queryKey }) => queryKey[2] !== id });
  }, [isPaid, id, userId, queryClient]);
}
