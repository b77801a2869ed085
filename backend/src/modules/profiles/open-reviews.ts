import type { Clock } from '../../platform/clock/clock';
import type { Transaction } from '../../platform/database/transaction';
import { LookupsRepository, LookupsService } from '../talents';
import { ProfilePublisher } from './profile-publisher.service';
import { ProfileReviewsService } from './profile-reviews.service';
import { ProfilesRepository } from './profiles.repository';

/** The decisions of staff without the server around them, for command lines. */
export function openReviews(dataSource: Transaction, clock: Clock): ProfileReviewsService {
  const publisher = new ProfilePublisher(new LookupsService(new LookupsRepository(dataSource)), clock);
  return new ProfileReviewsService(new ProfilesRepository(dataSource), publisher, clock);
}
