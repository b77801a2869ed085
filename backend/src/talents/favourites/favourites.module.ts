import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FavouriteEntity } from './favourite.entity';
import { FavouriteListEntity, FavouriteListTalentEntity } from './favourite-list.entities';
import { TalentsModule } from '../talents.module';
import { FavouriteIdsModule } from './favourite-ids.module';
import { FavouriteListsService } from './favourite-lists.service';
import { FavouritesController } from './favourites.controller';
import { FavouritesService } from './favourites.service';
import { OwnFavouritesService } from './own-favourites.service';
import { FavouritesRecords } from './favourites.records';

@Module({
  imports: [TypeOrmModule.forFeature([FavouriteEntity, FavouriteListEntity, FavouriteListTalentEntity]), TalentsModule, FavouriteIdsModule],
  controllers: [FavouritesController],
  providers: [FavouritesRecords, FavouritesService, FavouriteListsService, OwnFavouritesService],
  exports: [FavouritesRecords, OwnFavouritesService],
})
export class FavouritesModule {}
