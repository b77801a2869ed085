import { Injectable } from '@nestjs/common';
import { BookingsJob } from './bookings/bookings.job';
import { OffersJob } from './offers/offers.job';
import { ReviewsJob } from './reviews/reviews.job';

/** Runs the periodic jobs of offers, bookings and reviews now, for a clock that was turned. */
@Injectable()
export class HiringJobs {
  constructor(
    private readonly offers: OffersJob,
    private readonly bookings: BookingsJob,
    private readonly reviews: ReviewsJob,
  ) {}

  async run(): Promise<void> {
    await this.offers.run();
    await this.bookings.run();
    await this.reviews.run();
  }
}
