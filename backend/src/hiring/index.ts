export { HiringModule } from './hiring.module';
export { RatingsService } from './reviews/ratings.service';
export { ReviewRemovalsService } from './reviews/review-removals.service';
export { ReviewsRecords } from './reviews/reviews.records';
