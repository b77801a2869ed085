import { Module } from '@nestjs/common';
import { TalentsModule } from '../talents';
import { FavouriteIdsModule } from './favourite-ids.module';
import { FavouriteListsService } from './favourite-lists.service';
import { FavouritesController } from './favourites.controller';
import { FavouritesService } from './favourites.service';
import { OwnFavouritesService } from './own-favourites.service';

@Module({
  imports: [TalentsModule, FavouriteIdsModule],
  controllers: [FavouritesController],
  providers: [FavouritesService, FavouriteListsService, OwnFavouritesService],
  exports: [OwnFavouritesService],
})
export class FavouritesModule {}
