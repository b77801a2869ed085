import type { DataSource } from 'typeorm';
import type { Clock } from '../../kernel/clock/clock';
import { UsersRepository } from '../../auth';
import { NewTalentsRepository } from '../listing/new-talents.repository';
import { TalentAddressesRepository } from '../profile/talent-addresses.repository';
import { PublishedPhotosRepository } from '../search/published-photos.repository';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { PhotoFilesRepository } from './photos/photo-files.repository';
import { ProfilePhotosRepository } from './profile-photos.repository';
import { LookupsRepository } from '../lookups/lookups.repository';
import { LookupsService } from '../lookups/lookups.service';
import { ProfilePublisher } from './profile-publisher.service';
import { ProfileReviewsService } from './profile-reviews.service';
import { ProfilesRepository } from './profiles.repository';

/** The decisions of staff without the server around them, for command lines. */
export function openReviews(dataSource: DataSource, clock: Clock): ProfileReviewsService {
  const users = new UsersRepository(dataSource);
  const talents = new TalentWriterRepository(dataSource);
  const lookups = new LookupsService(new LookupsRepository(dataSource));
  const newTalents = new NewTalentsRepository(dataSource, talents);
  const publisher = new ProfilePublisher(talents, newTalents, new TalentAddressesRepository(dataSource), users, lookups, clock);
  const photoFiles = new PhotoFilesRepository(dataSource, new PublishedPhotosRepository(dataSource));
  const photos = new ProfilePhotosRepository(dataSource, users);
  return new ProfileReviewsService(new ProfilesRepository(dataSource, users), photos, photoFiles, talents, users, publisher, clock);
}
