export { BookingsRecords } from './bookings/bookings.records';
export { type DecidedState, type DisputedBooking, DisputedBookingsService } from './bookings/disputed-bookings.service';
export { HiringModule } from './hiring.module';
export { HiringDependentsService } from './sides/hiring-dependents.service';
export { OffersRecords } from './offers/offers.records';
