import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnOffersQuery } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Key of everything about offers of the own account. */
export const OFFERS = [OWN_DATA, 'offers'] as const;

export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: [...OFFERS, 'one', id],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.offer, { id }, { signal })).data,
    refetchOnWindowFocus: 'always',
  });

export const ownOffersQuery = (input: OwnOffersQuery) =>
  queryOptions({
    queryKey: [...OFFERS, 'list', input.state ?? '', input.page ?? 1],
    queryFn: ({ signal }) => request(ENDPOINTS.ownOffers, input, { signal }),
    refetchOnWindowFocus: 'always',
  });
