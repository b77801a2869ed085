import { Global, Injectable, Module } from '@nestjs/common';
import { FavouriteIds } from '../listing/favourite-ids';
import { FavouriteListsRepository } from './favourite-lists.repository';
import { FavouritesRepository } from './favourites.repository';

@Injectable()
class StoredFavouriteIds extends FavouriteIds {
  constructor(private readonly favourites: FavouritesRepository) {
    super();
  }

  idsOf(userId: string): Promise<readonly number[]> {
    return this.favourites.findIds(userId);
  }
}

/** Tells the talents whom a user has marked. Global, and apart from the rest, which asks the talents in turn. */
@Global()
@Module({
  providers: [FavouritesRepository, FavouriteListsRepository, { provide: FavouriteIds, useClass: StoredFavouriteIds }],
  exports: [FavouritesRepository, FavouriteListsRepository, FavouriteIds],
})
export class FavouriteIdsModule {}
