import { hasCode } from '@alltalent/shared/api';
import { useState } from 'react';

/** Keeps what a form was made from, and whether a colleague changed it meanwhile; `take` puts the newest in its place. */
export function useNewest<Item>(first: Item, fetchNewest: (read: Item) => Promise<Item>) {
  const [read, setRead] = useState(first);
  const [isStale, setIsStale] = useState(false);
  return {
    read,
    isStale,
    onRefused: (error: unknown) => setIsStale(hasCode(error, 'REVISION_STALE')),
    take: async (): Promise<Item> => {
      const newest = await fetchNewest(read);
      setRead(newest);
      setIsStale(false);
      return newest;
    },
  };
}
