import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

/** Beginning of the keys of queries about orders: what a refund changes. */
export const ORDERS = [...OFFICE_DATA, 'orders'] as const;

/** One order with its payments and books. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...OFFICE_DATA, 'order', id],
    queryFn: ({ signal }) => request(ENDPOINTS.staffOrder, { id }, { signal }),
  });
