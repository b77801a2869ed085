import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type OfferSubject } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFERS } from '../../domain/offers/offer.query';
import { subjectName } from './offer-subject';

export const offerOptionsQuery = (subject: OfferSubject) =>
  queryOptions({
    queryKey: [...OFFERS, 'options', subjectName(subject)],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.offerOptions, subject, { signal })).data,
    staleTime: 0,
  });
