import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const SELECTED_TALENTS = ['talents', 'selected'] as const;

/** Cards of the selected profiles as they are now, in the order of the ids. The ids alone decide. */
export function selectedTalentsQuery(ids: readonly number[]) {
  const talentIds = ids.join(',');
  return queryOptions({
    queryKey: [...SELECTED_TALENTS, talentIds],
    queryFn: ({ signal }) => request(ENDPOINTS.selectedTalents, { talentIds, filterdata: '{}' }, { signal }),
  });
}
