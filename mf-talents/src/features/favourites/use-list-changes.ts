import { request, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type FavouriteList, type MakeFavouriteListInput } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { favouritesQuery, patchFavourites, reloadFavourites } from '../../domain/favourites/favourites.query';

export type Membership = { readonly list: FavouriteList; readonly talentId: number; readonly isIn: boolean };

/** Makes, renames, fills and removes the user's lists. What is refused is thrown. */
export function useListChanges() {
  const queryClient = useQueryClient();
  const sendMake = useKeyedRequest(ENDPOINTS.makeFavouriteList);
  const reload = () => reloadFavourites(queryClient);
  return {
    make: async (input: MakeFavouriteListInput): Promise<number> => {
      const { id } = await sendMake(input);
      await reload();
      return id;
    },
    rename: async (id: number, name: string): Promise<void> => {
      await request(ENDPOINTS.renameFavouriteList, { id, name });
      await reload();
    },
    remove: async (id: number): Promise<void> => {
      await request(ENDPOINTS.removeFavouriteList, { id });
      patchFavourites(queryClient, (data) => ({ ...data, lists: data.lists.filter((list) => list.id !== id) }));
    },
    /** Shown at once, and taken back when the server says no. */
    put: async ({ list: { id }, talentId, isIn }: Membership): Promise<void> => {
      await queryClient.cancelQueries({ queryKey: favouritesQuery.queryKey });
      const show = (shown: boolean) =>
        patchFavourites(queryClient, (data) => ({
          ...data,
          lists: data.lists.map((list) => (list.id === id ? withTalent(list, talentId, shown) : list)),
        }));
      show(isIn);
      try {
        await request(ENDPOINTS.changeFavouriteList, { id, talent_id: talentId, is_in: isIn ? 1 : 0 });
      } catch (error) {
        show(!isIn);
        throw error;
      }
      await reload();
    },
  } as const;
}

function withTalent(list: FavouriteList, talentId: number, isIn: boolean): FavouriteList {
  const others = list.talent_ids.filter((id) => id !== talentId);
  return { ...list, talent_ids: isIn ? [talentId, ...others] : others };
}
