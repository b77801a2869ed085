import { request } from '@alltalent/shared/api';
import { ENDPOINTS, SHOOT_STATES, type ShootState, type StaffShootsResponse } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

export type StaffShoot = StaffShootsResponse['data'][number];

export const SHOOTS = [...OFFICE_DATA, 'shoots'] as const;

/** Returns the state that an address names; those to be confirmed where it names none. */
export function shootStateOf(text: string | null): ShootState {
  return SHOOT_STATES.find((state) => state === text) ?? 'requested';
}

/** Shoots of a state, the longest waiting first. */
export const shootsQuery = (state: ShootState) =>
  queryOptions({ queryKey: [...SHOOTS, state], queryFn: ({ signal }) => request(ENDPOINTS.staffShoots, { state }, { signal }) });
