import { useSession } from '@alltalent/shared/api';
import { type FavouritesResponse, ROLES } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { favouritesQuery } from './favourites.query';

/** Part of the user's favourites; undefined for visitors, restricted users and while loading. */
export function useOwnFavourites<Part>(select: (data: FavouritesResponse['data']) => Part): Part | undefined {
  const session = useSession();
  const canSave = session.status === 'ready' && !session.roles.includes(ROLES.restricted);
  const { data } = useQuery({ ...favouritesQuery, enabled: canSave, select: (response) => select(response.data) });
  return canSave ? data : undefined;
}
