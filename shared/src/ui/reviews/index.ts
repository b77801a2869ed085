export { LazyReviewList, NoReviewsOfClient, ReviewsLoading, ReviewsNotLoaded } from './lazy-review-list';
