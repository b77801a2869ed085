import type { StaffCommand } from './staff-command';

export const REVIEW_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  'take-down-review': {
    argument: 'review',
    needs: ['reason'],
    does: 'takes a review of a booking off the site for good; its author is told why',
    run: ({ bookingReviews }, { subject, reason }) => bookingReviews.takeDown(subject, reason),
  },
  'rebuild-ratings': {
    argument: null,
    needs: [],
    does: 'counts all shown reviews again, for the averages',
    run: ({ bookingReviews }) => bookingReviews.rebuildRatings(),
  },
};
