import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { AddressedTalentsRepository } from './addressed-talents.repository';
import { AddressedTalentsService } from './addressed-talents.service';
import { CategoriesService } from './categories.service';
import { ColumnsModule } from './columns/columns.module';
import { ListingLimitsService } from './listing-limits.service';
import { MeasurementFiltersService } from './measurement-filters.service';
import { LookupsRepository } from './lookups.repository';
import { LookupsService } from './lookups.service';
import { OwnProfilesService } from './own-profiles.service';
import { Pictures } from './pictures';
import { ProfileAccountsRepository } from './profile-accounts.repository';
import { ProfileHeadController } from './profile-head.controller';
import { ProfileHeadService } from './profile-head.service';
import { PublishedPhotosRepository } from './published-photos.repository';
import { PublishedPhotosService } from './published-photos.service';
import { ShownAddressesRepository } from './shown-addresses.repository';
import { ShownAddressesService } from './shown-addresses.service';
import { TalentCitiesController } from './talent-cities.controller';
import { TalentCitiesService } from './talent-cities.service';
import { TalentFitsService } from './talent-fits.service';
import { TalentListingService } from './talent-listing.service';
import { TalentPicksService } from './talent-picks.service';
import { TalentProfilesService } from './talent-profiles.service';
import { TalentWriterRepository } from './talent-writer.repository';
import { TalentsController } from './talents.controller';
import { TalentsRepository } from './talents.repository';
import { TalentsService } from './talents.service';

@Module({
  imports: [LimitsModule, ColumnsModule],
  controllers: [TalentsController, ProfileHeadController, TalentCitiesController],
  providers: [
    AddressedTalentsRepository,
    AddressedTalentsService,
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
    ProfileHeadService,
    ListingLimitsService,
    MeasurementFiltersService,
    TalentListingService,
    OwnProfilesService,
    PublishedPhotosRepository,
    PublishedPhotosService,
    TalentPicksService,
    TalentFitsService,
    ShownAddressesRepository,
    ShownAddressesService,
  ],
  exports: [
    AddressedTalentsService,
    CategoriesService,
    LookupsService,
    OwnProfilesService,
    Pictures,
    PublishedPhotosService,
    ShownAddressesService,
    TalentFitsService,
    TalentPicksService,
    TalentsService,
  ],
})
export class TalentsModule {}
