import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../auth';
import { FavouriteEntity } from './favourite.entity';
import { FavouriteListEntity, FavouriteListTalentEntity } from './favourite-list.entities';
import { SheetsModule } from '../sheets/sheets.module';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { FavouriteListsRepository } from './favourite-lists.repository';
import { TalentsModule } from '../talents.module';
import { FavouriteIdsModule } from './favourite-ids.module';
import { FavouriteFilesService } from './favourite-files.service';
import { FavouriteListsService } from './favourite-lists.service';
import { FavouritesController } from './favourites.controller';
import { FavouritesService } from './favourites.service';
import { OwnFavouritesService } from './own-favourites.service';
import { FavouritesRecords } from './favourites.records';

/** How long the note on a person who was taken out of a list is kept, in milliseconds. */
const REMOVED_RETENTION_MS = 24 * 3600 * 1000;

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
export class FavouritesModule {
  constructor(oldRows: OldRows, lists: FavouriteListsRepository) {
    oldRows.add('people taken out of lists', (now) => lists.deleteRemoved(now - REMOVED_RETENTION_MS));
  }
}
