import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type ProfilePhoto } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownProfileQuery } from '../../domain/own-profile/own-profile.query';
import { useProfileChange } from '../../domain/own-profile/use-profile-change';

type Order = readonly number[];

export type PhotoOrder = {
  readonly photos: readonly ProfilePhoto[];
  /** Puts a photo where another one is. */
  readonly move: (id: number, to: number) => void;
  /** Why the last order was not saved. */
  readonly failure: string;
};

/** The photos as the owner has put them, before the server has answered; back to what it knows when it refuses. */
export function usePhotoOrder(stored: readonly ProfilePhoto[]): PhotoOrder {
  const queryClient = useQueryClient();
  const { mutateAsync: change } = useProfileChange();
  const [chosen, setChosen] = useState<Order | null>(null);
  const [failure, setFailure] = useState('');
  const photos = chosen ? inOrder(stored, chosen) : stored;

  const send = async (order: Order) => {
    setChosen(order);
    setFailure('');
    try {
      // A photo may have come in, or gone, since the order was chosen.
      const idsNow = () => inOrder(queryClient.getQueryData(ownProfileQuery.queryKey)?.photos ?? stored, order).map(({ id }) => id);
      await change(() => request(ENDPOINTS.orderPhotos, { photo_ids: idsNow() }));
    } catch (error) {
      setFailure(`The order was not saved. ${refusalOf(error)}`);
    }
    setChosen((newest) => (newest === order ? null : newest));
  };
  const move = (id: number, to: number) => {
    const others = photos.map((photo) => photo.id).filter((other) => other !== id);
    const order = [...others.slice(0, to), id, ...others.slice(to)];
    if (order.some((other, index) => photos[index]?.id !== other)) void send(order);
  };
  return { photos, move, failure };
}

/** Returns the photos in the given order; photos added since come last. */
function inOrder(photos: readonly ProfilePhoto[], order: Order): readonly ProfilePhoto[] {
  const placeOf = ({ id }: ProfilePhoto) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...photos].sort((one, other) => placeOf(one) - placeOf(other));
}
