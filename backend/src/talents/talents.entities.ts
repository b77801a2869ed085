import { FavouriteEntity } from './favourites/favourite.entity';
import { FavouriteListEntity, FavouriteListTalentEntity } from './favourites/favourite-list.entities';
import { PhotoFileEntity } from './editor/photos/photo-file.entity';
import { ProfileEntity } from './editor/profile.entity';
import { ProfilePhotoEntity } from './editor/profile-photo.entity';
import { ShareEntity } from './sharing/share.entity';
import { ShareBlockEntity } from './sharing/share-block.entity';
import { ShareSenderEntity } from './sharing/share-sender.entity';
import { ShareAnswerEntity } from './sharing/share-answer.entity';
import { ShareViewEntity } from './sharing/share-view.entity';
import { AttributeEntity, CategoryEntity, CityEntity, GenderEntity, SubCategoryEntity } from './schema/lookup.entities';
import { PublishedPhotoEntity } from './schema/published-photo.entity';
import { TalentAttributeEntity, TalentCreditEntity, TalentEntity } from './schema/talent.entity';
import { TalentChangeEntity } from './schema/talent-change.entity';
import { TalentCounterEntity, TalentSearchEntity, TalentWordEntity } from './schema/talent-search.entity';

/** Every table of this context. */
export const talentsEntities = [
  FavouriteEntity,
  FavouriteListEntity,
  FavouriteListTalentEntity,
  PhotoFileEntity,
  ProfileEntity,
  ProfilePhotoEntity,
  ShareEntity,
  ShareBlockEntity,
  ShareSenderEntity,
  ShareAnswerEntity,
  ShareViewEntity,
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
] as const;
