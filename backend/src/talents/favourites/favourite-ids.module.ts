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

/** Provides the favourites of a user to the listing. Global and separate, because the rest of the favourites imports the talents. */
@Global()
@Module({
  providers: [FavouritesRepository, FavouriteListsRepository, { provide: FavouriteIds, useClass: StoredFavouriteIds }],
  exports: [FavouritesRepository, FavouriteListsRepository, FavouriteIds],
})
export class FavouriteIdsModule {}
