import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlocksModule, DelegatesModule, SessionsModule, UsersModule } from '../auth';
import { JobsModule, OpenJobsModule } from '../jobs';
import { LimitsModule } from '../kernel/rate-limits/limits.module';
import { OutboxModule } from '../kernel/outbox/outbox.module';
import { NotificationsModule } from '../notifications';
import { ProfilesModule, TalentsModule } from '../talents';
import { BookedDaysService } from './bookings/booked-days.service';
import { BookingsRecords } from './bookings/bookings.records';
import { DisputedBookingsService } from './bookings/disputed-bookings.service';
import { bookingsControllers, bookingsProviders } from './bookings/bookings.providers';
import { HiringJobs } from './hiring-jobs';
import { offersControllers, offersProviders } from './offers/offers.providers';
import { OffersRecords } from './offers/offers.records';
import { partiesProviders } from './parties/parties.providers';
import { RatingsService } from './reviews/ratings.service';
import { ReviewRemovalsService } from './reviews/review-removals.service';
import { reviewsControllers, reviewsProviders } from './reviews/reviews.providers';
import { ReviewsRecords } from './reviews/reviews.records';
import { BookingContactEntity, BookingEntity, BookingStepEntity, CalendarFeedEntity } from './schema/booking.entity';
import { OfferEntity, OfferVersionEntity } from './schema/offer.entity';
import { RatingEntity, ReviewEntity } from './schema/review.entity';
import { MessageAttachmentEntity, MessageEntity, ThreadEntity } from './schema/thread.entity';
import { HiringDependentsService } from './sides/hiring-dependents.service';
import { sidesProviders } from './sides/sides.providers';
import { MessagesRecords } from './threads/messages.records';
import { ReportedThreadsService } from './threads/reported-threads.service';
import { threadsControllers, threadsProviders } from './threads/threads.providers';

/** Offers, bookings, threads and reviews: what follows when a client and a talent want to work together. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      OfferEntity,
      OfferVersionEntity,
      BookingEntity,
      BookingStepEntity,
      BookingContactEntity,
      CalendarFeedEntity,
      ThreadEntity,
      MessageEntity,
      MessageAttachmentEntity,
      ReviewEntity,
      RatingEntity,
    ]),
    BlocksModule,
    DelegatesModule,
    JobsModule,
    LimitsModule,
    NotificationsModule,
    OpenJobsModule,
    OutboxModule,
    ProfilesModule,
    SessionsModule,
    TalentsModule,
    UsersModule,
  ],
  controllers: [...offersControllers, ...bookingsControllers, ...threadsControllers, ...reviewsControllers],
  providers: [
    ...offersProviders,
    ...bookingsProviders,
    ...partiesProviders,
    ...threadsProviders,
    ...reviewsProviders,
    ...sidesProviders,
    HiringJobs,
  ],
  exports: [
    BookedDaysService,
    BookingsRecords,
    DisputedBookingsService,
    HiringDependentsService,
    HiringJobs,
    OffersRecords,
    MessagesRecords,
    ReportedThreadsService,
    RatingsService,
    ReviewRemovalsService,
    ReviewsRecords,
  ],
})
export class HiringModule {}
