import type { Provider } from '@nestjs/common';
import { BookedDaysService } from './booked-days.service';
import { BookingChangesService } from './booking-changes.service';
import { BookingClockService } from './booking-clock.service';
import { BookingContactsRepository } from './booking-contacts.repository';
import { BookingContactsService } from './booking-contacts.service';
import { BookingNewsService } from './booking-news.service';
import { BookingsController } from './bookings.controller';
import { BookingsJob } from './bookings.job';
import { BookingsRecords } from './bookings.records';
import { BookingsRepository } from './bookings.repository';
import { CalendarFeedsRepository } from './calendar-feeds.repository';
import { CalendarFeedsService } from './calendar-feeds.service';
import { CalendarsController } from './calendars.controller';
import { ChangingBookingsService } from './changing-bookings.service';
import { DisputedBookingsService } from './disputed-bookings.service';
import { EndingBookingsService } from './ending-bookings.service';
import { NewBookingsRepository } from './new-bookings.repository';
import { NewBookingsService } from './new-bookings.service';
import { OwnBookingsService } from './own-bookings.service';

/** Providers of bookings. */
export const bookingsProviders: readonly Provider[] = [
  BookedDaysService,
  BookingChangesService,
  BookingClockService,
  BookingContactsRepository,
  BookingContactsService,
  BookingNewsService,
  BookingsJob,
  BookingsRecords,
  BookingsRepository,
  CalendarFeedsRepository,
  CalendarFeedsService,
  ChangingBookingsService,
  DisputedBookingsService,
  EndingBookingsService,
  NewBookingsRepository,
  NewBookingsService,
  OwnBookingsService,
];
export const bookingsControllers = [BookingsController, CalendarsController] as const;
