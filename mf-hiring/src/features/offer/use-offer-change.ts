import { ApiError, refusalOf } from '@alltalent/shared/api';
import type { OfferResponse } from '@alltalent/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BOOKINGS } from '../../domain/bookings/booking.query';
import { OFFERS, offerQuery } from '../../domain/offers/offer.query';

type OfferChange<Input> = {
  readonly id: number;
  readonly send: (input: Input) => Promise<OfferResponse>;
  readonly onDone: () => void;
  /** The offer is no longer the one that was read, and is loaded again. */
  readonly onConflict: (text: string) => void;
};

/** Changes the offer and shows the server's answer. */
export function useOfferChange<Input>({ id, send, onDone, onConflict }: OfferChange<Input>) {
  const queryClient = useQueryClient();
  const { queryKey } = offerQuery(id);
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(queryKey, data);
      void queryClient.invalidateQueries({ queryKey: [...OFFERS, 'list'] });
      if (data.booking_id !== null) void queryClient.invalidateQueries({ queryKey: BOOKINGS });
      onDone();
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      if (error instanceof ApiError && error.problem.status === 409) onConflict(refusalOf(error));
    },
  });
}
