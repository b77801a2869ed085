import type { StaffCommand } from './staff-command';

export const BOOKING_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  disputes: {
    argument: null,
    needs: [],
    does: 'lists bookings that wait for a decision, the longest waiting first',
    run: ({ bookings }) => bookings.table(),
  },
  'decide-booking': {
    argument: 'booking',
    needs: ['state', 'reason'],
    does: 'decides one of them and tells both sides, who read the reason; --state done, cancelled or no-show',
    run: ({ bookings }, { subject, state, reason }) => bookings.decide(subject, state, reason),
  },
};
