import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../auth';
import { FavouriteEntity } from './favourite.entity';
import { FavouriteListEntity, FavouriteListTalentEntity } from './favourite-list.entities';
import { SheetsModule } from '../sheets/sheets.module';
import { TalentsModule } from '../talents.module';
import { FavouriteIdsModule } from './favourite-ids.module';
import { FavouriteFilesService } from './favourite-files.service';
import { FavouriteListsService } from './favourite-lists.service';
import { FavouritesController } from './favourites.controller';
import { FavouritesService } from './favourites.service';
import { OwnFavouritesService } from './own-favourites.service';
import { FavouritesRecords } from './favourites.records';

@Module({
  imports: [
    TypeOrmModule.forFeature([FavouriteEntity, FavouriteListEntity, FavouriteListTalentEntity]),
    TalentsModule,
    FavouriteIdsModule,
    SheetsModule,
    UsersModule,
  ],
  controllers: [FavouritesController],
  providers: [FavouritesRecords, FavouritesService, FavouriteListsService, FavouriteFilesService, OwnFavouritesService],
  exports: [FavouritesRecords, OwnFavouritesService],
})
export class FavouritesModule {}
