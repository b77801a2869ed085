import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';
import { keepsRows } from '../../domain/search-field/keeps-rows';

/** Accounts found by a name, an e-mail address, a number, an id or a slug; '' the newest ones. */
export const peopleQuery = (search: string) => {
  const queryKey = [...OFFICE_DATA, 'people', search];
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => request(ENDPOINTS.people, { search, after: pageParam }, { signal }),
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    placeholderData: (found, before) => (keepsRows(queryKey, found, before) ? found : undefined),
  });
};
