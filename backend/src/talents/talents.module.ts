import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributeEntity, CategoryEntity, CityEntity, GenderEntity, SubCategoryEntity } from './schema/lookup.entities';
import { PublishedPhotoEntity } from './schema/published-photo.entity';
import { TalentAttributeEntity, TalentCreditEntity, TalentEntity } from './schema/talent.entity';
import { TalentChangeEntity } from './schema/talent-change.entity';
import { TalentCounterEntity, TalentSearchEntity, TalentTokenEntity } from './schema/talent-search.entity';
import { StoredVideosModule } from '../videos';
import { LimitsModule } from '../kernel/rate-limits/limits.module';
import { ChildProfilesRepository } from './profile/child-profiles.repository';
import { TalentsBySlugRepository } from './profile/talents-by-slug.repository';
import { TalentsBySlugService } from './profile/talents-by-slug.service';
import { CategoriesService } from './listing/categories.service';
import { ColumnsModule } from './search/memory/columns.module';
import { ListingLimitsService } from './listing/listing-limits.service';
import { MeasurementFiltersService } from './listing/measurement-filters.service';
import { LookupsRepository } from './lookups/lookups.repository';
import { LookupsService } from './lookups/lookups.service';
import { OwnProfilesService } from './profile/own-profiles.service';
import { Pictures } from './schema/pictures';
import { ProfileAccountsRepository } from './profile/profile-accounts.repository';
import { ProfileSeoController } from './profile/profile-seo.controller';
import { ProfileSeoService } from './profile/profile-seo.service';
import { PublishedPhotosRepository } from './search/published-photos.repository';
import { PublishedPhotosService } from './profile/published-photos.service';
import { ShownSlugsRepository } from './profile/shown-slugs.repository';
import { ShownSlugsService } from './profile/shown-slugs.service';
import { TalentCitiesController } from './listing/talent-cities.controller';
import { TalentCitiesService } from './listing/talent-cities.service';
import { TalentFitsService } from './profile/talent-fits.service';
import { TalentListingService } from './listing/talent-listing.service';
import { TalentPicksService } from './listing/talent-picks.service';
import { TalentProfilesService } from './profile/talent-profiles.service';
import { TalentWriterRepository } from './search/talent-writer.repository';
import { TalentsController } from './listing/talents.controller';
import { TalentsRepository } from './listing/talents.repository';
import { TalentsService } from './listing/talents.service';
import { WatchedTalentsService } from './listing/watched-talents.service';
import { TalentProfileRecords } from './profile/talent-profile.records';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      AttributeEntity,
      CategoryEntity,
      CityEntity,
      GenderEntity,
      PublishedPhotoEntity,
      SubCategoryEntity,
      TalentAttributeEntity,
      TalentChangeEntity,
      TalentCounterEntity,
      TalentCreditEntity,
      TalentEntity,
      TalentSearchEntity,
      TalentTokenEntity,
    ]),
    LimitsModule,
    ColumnsModule,
    StoredVideosModule,
  ],
  controllers: [TalentsController, ProfileSeoController, TalentCitiesController],
  providers: [
    ChildProfilesRepository,
    TalentProfileRecords,
    TalentsBySlugRepository,
    TalentsBySlugService,
    LookupsRepository,
    LookupsService,
    Pictures,
    CategoriesService,
    TalentCitiesService,
    TalentsRepository,
    TalentWriterRepository,
    TalentsService,
    ProfileAccountsRepository,
    TalentProfilesService,
    ProfileSeoService,
    ListingLimitsService,
    MeasurementFiltersService,
    TalentListingService,
    WatchedTalentsService,
    OwnProfilesService,
    PublishedPhotosRepository,
    PublishedPhotosService,
    TalentPicksService,
    TalentFitsService,
    ShownSlugsRepository,
    ShownSlugsService,
  ],
  exports: [
    TalentProfileRecords,
    ProfileAccountsRepository,
    TalentsBySlugRepository,
    TalentsBySlugService,
    CategoriesService,
    LookupsService,
    OwnProfilesService,
    Pictures,
    PublishedPhotosRepository,
    PublishedPhotosService,
    ShownSlugsService,
    TalentFitsService,
    TalentPicksService,
    TalentProfilesService,
    TalentWriterRepository,
    TalentsService,
    WatchedTalentsService,
  ],
})
export class TalentsModule {}
