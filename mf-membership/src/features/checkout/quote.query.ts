import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS, type QuoteInput } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Key of all quotes of the own account. */
export const QUOTES = [OWN_DATA, 'membership-quote'] as const;

/** The total with tax for a plan, a state and a code. Asking changes nothing. */
export const quoteQuery = (input: QuoteInput) =>
  queryOptions({
    queryKey: [...QUOTES, input],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.membershipQuote, input, { signal })).data,
    retry: false,
  });
