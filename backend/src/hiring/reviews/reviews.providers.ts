import type { Provider } from '@nestjs/common';
import { AskingForReviewsService } from './asking-for-reviews.service';
import { RatingsRepository } from './ratings.repository';
import { RatingsService } from './ratings.service';
import { RelatedAccountsRepository } from './related-accounts.repository';
import { ReviewListsService } from './review-lists.service';
import { ReviewRemovalsService } from './review-removals.service';
import { ReviewedBookingsRepository } from './reviewed-bookings.repository';
import { ReviewsController } from './reviews.controller';
import { ReviewsJob } from './reviews.job';
import { ReviewsRecords } from './reviews.records';
import { ReviewsRepository } from './reviews.repository';
import { ShowingReviewsService } from './showing-reviews.service';
import { WritingReviewsService } from './writing-reviews.service';

/** Providers of reviews. */
export const reviewsProviders: readonly Provider[] = [
  AskingForReviewsService,
  RatingsRepository,
  RatingsService,
  RelatedAccountsRepository,
  ReviewListsService,
  ReviewRemovalsService,
  ReviewedBookingsRepository,
  ReviewsJob,
  ReviewsRecords,
  ReviewsRepository,
  ShowingReviewsService,
  WritingReviewsService,
];
export const reviewsControllers = [ReviewsController] as const;
