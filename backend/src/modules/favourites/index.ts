import { FavouriteEntity } from './favourite.entity';
import { FavouriteListEntity, FavouriteListTalentEntity } from './favourite-list.entities';

export { FavouritesModule } from './favourites.module';
export { FavouritesRepository } from './favourites.repository';
export { listNameKey } from './list-name-key';
export { OwnFavouritesService } from './own-favourites.service';
export const favouriteEntities = [FavouriteEntity, FavouriteListEntity, FavouriteListTalentEntity] as const;
