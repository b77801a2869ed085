import type { Booking } from '@alltalent/shared/contracts';

/** What every part that changes the booking is given. */
export type BookingChangeProps = {
  readonly booking: Booking;
  readonly onConflict: (text: string) => void;
  readonly onDone: () => void;
};

export const otherOf = ({ side, client, talent }: Booking): Booking['client'] => (side === 'client' ? talent : client);
