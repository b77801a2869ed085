export { LazyReviewList, ReviewsLoading, ReviewsNotLoaded } from './lazy-review-list';
