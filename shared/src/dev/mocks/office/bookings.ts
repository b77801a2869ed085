import type { DisputedBookingItem } from '../../../contracts';
import { hoursAgo, type OfficeCall } from './office-call';

const booking = (id: number, more: Partial<DisputedBookingItem>): DisputedBookingItem => ({
  id,
  title: 'Faces for a tea campaign',
  role: 'Farmer, 40 to 60',
  starts_on: '2026-11-20',
  ends_on: '2026-11-21',
  client: { user_id: 'u_demo_ritu', name: 'Ritu Khanna' },
  talent: { user_id: 'u_demo_dev', name: 'Dev Mehra' },
  reported_by: 'client',
  is_no_show: false,
  said: '',
  waiting_since: hoursAgo(20),
  ...more,
});

let waiting: readonly DisputedBookingItem[] = [
  booking(7, { is_no_show: true, said: 'He did not come on the second day, and the phone was off.', waiting_since: hoursAgo(70) }),
  booking(9, { title: 'A song for a bank', role: 'Singer', reported_by: 'talent', said: 'The fee was not what we had agreed.' }),
];

const list: OfficeCall = () => ({ body: { status: 200, data: waiting, total: waiting.length } });

export const BOOKING_CALLS = {
  disputedBookings: list,
  decideBooking: (input) => {
    waiting = waiting.filter(({ id }) => id !== Number(input['id']));
    return list(input);
  },
} as const satisfies Record<string, OfficeCall>;
