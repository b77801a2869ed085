/** Port: whom a user has marked with a heart. The favourites answer it, which the talents cannot import: they import the talents. */
export abstract class FavouriteIds {
  abstract idsOf(userId: string): Promise<readonly number[]>;
}
