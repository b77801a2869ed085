import { request } from '@alltalent/shared/api';
import { ENDPOINTS, ORDER_STATES, type OrderState } from '@alltalent/shared/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';
import { keepsRows } from '../../domain/search-field/keeps-rows';

export type OrderChoice = { readonly search: string; readonly state: OrderState | undefined; readonly since: string };

/** Returns the state that an address names; undefined for none or an unknown one. */
export function stateOf(text: string | null): OrderState | undefined {
  return ORDER_STATES.find((state) => state === text);
}

/** Orders, the newest first, fifty at a time. */
export const ordersQuery = ({ search, state, since }: OrderChoice) => {
  const queryKey = [...OFFICE_DATA, 'orders', state ?? '', since, search];
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      request(ENDPOINTS.staffOrders, { search, state, since, user_id: undefined, before: pageParam }, { signal }),
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    placeholderData: (found, before) => (keepsRows(queryKey, found, before) ? found : undefined),
  });
};
