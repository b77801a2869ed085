import type { Clock } from '../../kernel/clock/clock';
import type { Transaction } from '../../kernel/database/transaction';
import { LookupsRepository } from '../lookups/lookups.repository';
import { LookupsService } from '../lookups/lookups.service';
import { ProfilePublisher } from './profile-publisher.service';
import { ProfileReviewsService } from './profile-reviews.service';
import { ProfilesRepository } from './profiles.repository';

/** The decisions of staff without the server around them, for command lines. */
export function openReviews(dataSource: Transaction, clock: Clock): ProfileReviewsService {
  const publisher = new ProfilePublisher(new LookupsService(new LookupsRepository(dataSource)), clock);
  return new ProfileReviewsService(new ProfilesRepository(dataSource), publisher, clock);
}
