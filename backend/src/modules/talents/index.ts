import { TalentChangeEntity } from './columns/talent-change.entity';
import { AttributeEntity, CategoryEntity, CityEntity, GenderEntity, SubCategoryEntity } from './lookup.entities';
import { PublishedPhotoEntity } from './published-photo.entity';
import { TalentCounterEntity, TalentSearchEntity, TalentWordEntity } from './talent-search.entity';
import { TalentAttributeEntity, TalentCreditEntity, TalentEntity } from './talent.entity';

export { type AddressedTalent, AddressedTalentsService } from './addressed-talents.service';
export { TalentBulkRepository } from './bulk/talent-bulk.repository';
export { CategoriesService } from './categories.service';
export { bound, type Condition } from './condition';
export { FavouriteIds } from './favourite-ids';
export { LookupsRepository } from './lookups.repository';
export { LookupIndex, LookupsService } from './lookups.service';
export { NewTalentsRepository } from './new-talents.repository';
export { type OpenTalents, openTalents } from './open-talents';
export { OwnedTalentsRepository } from './owned-talents.repository';
export { OwnProfilesService } from './own-profiles.service';
export { HIDDEN_PICTURES, Pictures } from './pictures';
export { PublishedPhotosRepository } from './published-photos.repository';
export { PublishedPhotosService } from './published-photos.service';
export { ShownAddressesService } from './shown-addresses.service';
export type { PosterDirections, PublishedParts, PublishedPhoto, TalentAttributeValue, TalentCredit, TalentRecord } from './talent-record';
export { type IndexFaults, TalentIndexRepository } from './talent-index.repository';
export { foldText, toIndexWords, toSearchWords } from './search-words';
export { TalentAddressesRepository } from './talent-addresses.repository';
export { TalentFitsService } from './talent-fits.service';
export { type NewcomerPick, TalentPicksService } from './talent-picks.service';
export { TalentWriterRepository } from './talent-writer.repository';
export { TalentsModule } from './talents.module';
export { type PictureSubject, TalentsService } from './talents.service';
export { toWantedWords, wordCondition } from './word-conditions';

export const talentEntities = [
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
  TalentWordEntity,
];
