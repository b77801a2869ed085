import { Global, Module } from '@nestjs/common';
import { FavouriteIds, NoFavourites } from './favourite-ids';

/**
 * Answers the port FavouriteIds where nobody keeps favourites. Who does provides it from a global module of its own in this
 * one's place: the talents cannot import whoever imports them.
 */
@Global()
@Module({ providers: [{ provide: FavouriteIds, useClass: NoFavourites }], exports: [FavouriteIds] })
export class NoFavouritesModule {}
