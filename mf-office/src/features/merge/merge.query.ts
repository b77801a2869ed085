import { request } from '@alltalent/shared/api';
import { type CompareAccountsInput, ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

/** Accounts among which the other one of a person is. */
export const duplicatesQuery = (search: string) =>
  queryOptions({
    queryKey: [...OFFICE_DATA, 'duplicates', search],
    queryFn: ({ signal }) => request(ENDPOINTS.people, { search }, { signal }),
  });

/** Two accounts, and what a merge of them moves; read again each time, as it is what will happen. */
export const comparisonQuery = (ids: CompareAccountsInput) =>
  queryOptions({
    queryKey: [...OFFICE_DATA, 'comparison', ids.keep_id, ids.end_id],
    queryFn: ({ signal }) => request(ENDPOINTS.compareAccounts, ids, { signal }),
    staleTime: 0,
  });
