import type { ShootBooking, StaffShootsResponse } from '@alltalent/shared/contracts';
import type { Shoot } from './shoots.repository';

export function toBooking({ id, state, dates, confirmedOn, city, stateCode, notes }: Shoot): ShootBooking {
  return { id, state, dates: [...dates], confirmed_on: confirmedOn, city, state_code: stateCode, notes };
}

export function toStaffShoot(shoot: Shoot): StaffShootsResponse['data'][number] {
  return { ...toBooking(shoot), user_id: shoot.userId, asked_at: new Date(shoot.askedAt).toISOString() };
}
