/** Port: a user's favourites. The favourites implement it, because they import the talents and not the other way round. */
export abstract class FavouriteIds {
  abstract idsOf(userId: string): Promise<readonly number[]>;
}
