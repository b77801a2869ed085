import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type PersonResponse } from '@alltalent/shared/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '../office-page/confirming';
import { OFFICE_DATA } from '../office-session/office-session.query';

/** All that the office knows of an account. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...OFFICE_DATA, 'person', id],
    queryFn: ({ signal }) => request(ENDPOINTS.person, { id }, { signal }),
  });

/** Runs an act on an account, with the second step where it is asked for, and shows what it answers. Null: the reader gave up. */
export function usePersonAct(id: string): (act: () => Promise<PersonResponse>) => Promise<PersonResponse | null> {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  return async (act) => {
    const person = await confirmed(act);
    if (person) queryClient.setQueryData(personQuery(id).queryKey, person);
    return person;
  };
}
