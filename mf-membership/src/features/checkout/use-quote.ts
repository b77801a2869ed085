import type { PaidPlanId, Quote } from '@alltalent/shared/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { QUOTES, quoteQuery } from './quote.query';

/** What the total depends on, besides the plan. */
export type Terms = { readonly stateCode: string; readonly code: string };

/**
 * Returns the quote for the chosen terms. While a new one loads, the previous one stays; if it fails, the quote without state
 * and code is used, so that the total shown is always valid.
 */
export function useQuote(plan: PaidPlanId, { stateCode, code }: Terms) {
  const queryClient = useQueryClient();
  const plain = useQuery(quoteQuery({ plan, state_code: '', code: '' }));
  const query = quoteQuery({ plan, state_code: stateCode, code });
  const current = useQuery({ ...query, enabled: plain.data !== undefined, placeholderData: keepPreviousData });
  /** Loads the active quotes again and returns the current one. */
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
