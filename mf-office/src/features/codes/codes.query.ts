import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type PromoCodeInput, type PromoCodesResponse } from '@alltalent/shared/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '../../domain/office-page/confirming';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

export type ListedCode = PromoCodesResponse['data'][number];

/** Promo codes, the newest first. */
export const codesQuery = queryOptions({
  queryKey: [...OFFICE_DATA, 'promo-codes'],
  queryFn: ({ signal }) => request(ENDPOINTS.promoCodes, {}, { signal }),
});

/** Returns a function that saves a code and shows the list as it is then. Null: the reader gave up the second step. */
export function useSaveCode(): (code: PromoCodeInput) => Promise<PromoCodesResponse | null> {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  return async (code) => {
    const codes = await confirmed(() => request(ENDPOINTS.savePromoCode, code));
    if (codes) queryClient.setQueryData(codesQuery.queryKey, codes);
    return codes;
  };
}
