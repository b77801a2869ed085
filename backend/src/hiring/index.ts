export { HiringModule } from './hiring.module';
export { HiringDependentsService } from './sides/hiring-dependents.service';
export { OffersRecords } from './offers/offers.records';
export { MessagesRecords } from './threads/messages.records';
export { ReportedThreadsService } from './threads/reported-threads.service';
export { RatingsService } from './reviews/ratings.service';
export { ReviewRemovalsService } from './reviews/review-removals.service';
export { ReviewsRecords } from './reviews/reviews.records';
