import { ApiError, refusalOf } from '@alltalent/shared/api';
import type { BookingResponse } from '@alltalent/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BOOKINGS, bookingQuery } from '../../domain/bookings/booking.query';

type BookingChange<Input> = {
  readonly id: number;
  readonly send: (input: Input) => Promise<BookingResponse>;
  readonly onDone: () => void;
  /** The booking is no longer the one that was read, and is loaded again. */
  readonly onConflict?: (text: string) => void;
};

/** Changes the booking and shows the server's answer. */
export function useBookingChange<Input>({ id, send, onDone, onConflict }: BookingChange<Input>) {
  const queryClient = useQueryClient();
  const { queryKey } = bookingQuery(id);
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(queryKey, data);
      void queryClient.invalidateQueries({ queryKey: BOOKINGS, predicate: ({ queryKey: key }) => key[2] !== 'one' });
      onDone();
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      if (error instanceof ApiError && error.problem.status === 409) onConflict?.(refusalOf(error));
    },
  });
}
