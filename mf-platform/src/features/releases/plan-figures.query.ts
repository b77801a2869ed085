import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type PlanFiguresInput } from '@alltalent/shared/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PLATFORM_DATA } from '../../domain/platform-page/office-tools';

export const planFiguresQuery = (input: PlanFiguresInput) =>
  queryOptions({
    queryKey: [...PLATFORM_DATA, 'plan', input],
    queryFn: ({ signal }) => request(ENDPOINTS.planFigures, input, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
