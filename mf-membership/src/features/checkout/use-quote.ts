import type { PaidPlanId, Quote } from '@alltalent/shared/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { QUOTES, quoteQuery } from './quote.query';

/** What a total depends on beside the plan. */
export type Terms = { readonly stateCode: string; readonly code: string };

/**
 * The quote for the terms chosen so far. While a new one is on its way the one before stays; where it does not come, the quote
 * without state and code counts, so that a total is shown that holds.
 */
export function useQuote(plan: PaidPlanId, { stateCode, code }: Terms) {
  const queryClient = useQueryClient();
  const plain = useQuery(quoteQuery({ plan, state_code: '', code: '' }));
  const query = quoteQuery({ plan, state_code: stateCode, code });
  const current = useQuery({ ...query, enabled: plain.data !== undefined, placeholderData: keepPreviousData });
  /** Asks again and returns what holds now. */
  const refresh = async (): Promise<Quote | undefined> => {
    await queryClient.refetchQueries({ queryKey: QUOTES, type: 'active' });
    return queryClient.getQueryData(query.queryKey);
  };
  return {
    plain,
    quote: current.data ?? plain.data,
    isUpdating: current.isFetching && current.isPlaceholderData,
    failure: current.isError ? current.error : null,
    refresh,
    retry: () => void current.refetch(),
  };
}
