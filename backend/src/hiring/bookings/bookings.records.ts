import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { PersonalData, type UserAccount } from '../../auth';
import { OwnNotificationsService } from '../../notifications';
import { otherOf, sideOf } from '../parties/sides';
import { toIso } from '../offers/offers.mapper';
import { BookingContactsRepository } from './booking-contacts.repository';
import { type Booking, BookingsRepository, type Step } from './bookings.repository';
import { EndingBookingsService } from './ending-bookings.service';
import { mayCancel } from './booking-moves.policy';
import { CalendarFeedsRepository } from './calendar-feeds.repository';

/** Exports a user's bookings on either side with the choices for them. They are deleted with the account of either side. */
@Injectable()
export class BookingsRecords extends PersonalData {
  readonly name = 'bookings';

  constructor(
    private readonly bookings: BookingsRepository,
    private readonly contacts: BookingContactsRepository,
    private readonly feeds: CalendarFeedsRepository,
    private readonly ending: EndingBookingsService,
    private readonly clock: Clock,
    private readonly notices: OwnNotificationsService,
  ) {
    super();
  }

  async exportFor({ id: userId }: UserAccount): Promise<unknown> {
    const [bookings, contact, feed] = [
      await this.bookings.findAllOf(userId),
      await this.contacts.find(userId),
      await this.feeds.find(userId),
    ];
    const steps = await this.bookings.findStepsOf(bookings.map(({ id }) => id));
    return {
      shows_email: contact?.showsEmail ?? false,
      shows_phone: contact?.showsPhone ?? false,
      calendar_address_made_at: feed ? toIso(feed.createdAt) : null,
      bookings: bookings.map((booking) => ({
        ...toRecord(booking, userId),
        history: steps.filter(({ bookingId }) => bookingId === booking.id).map(toStepRecord),
      })),
    };
  }

  /** Cancels bookings that are not over. */
  override async end({ id: userId }: UserAccount): Promise<void> {
    for (const booking of await this.bookings.findAllOf(userId)) {
      if (mayCancel(booking, this.clock.now()))
        await this.ending.cancel(userId, { id: booking.id, reason: 'other', text: t('children.ended') });
    }
  }

  /** Deletes the other side's notifications, which name this user. */
  override async erase({ id: userId }: UserAccount): Promise<void> {
    for (const booking of await this.bookings.findAllOf(userId)) {
      await this.notices.deleteByKeyPrefix(otherOf(booking, userId), `booking:${booking.id}:`);
    }
  }
}

function toRecord(booking: Booking, userId: string) {
  return {
    side: sideOf(booking, userId),
    state: booking.state,
    title: booking.title,
    role: booking.role,
    starts_on: booking.startsOn,
    ends_on: booking.endsOn,
    call_time: booking.callTime,
    time_zone: booking.timeZone,
    place: booking.place,
    fee: booking.fee,
    currency: booking.currency,
    fee_unit: booking.feeUnit,
    contact_name: booking.contactName,
    contact_phone: booking.contactPhone,
    bring: booking.bring,
    notes: booking.notes,
    change: booking.changeRequest,
    cancelled_by: booking.cancelledBy,
    cancel_reason: booking.cancelReason,
    cancel_text: booking.cancelText,
    made_at: toIso(booking.createdAt),
    done_at: booking.doneAt === null ? null : toIso(booking.doneAt),
  };
}

function toStepRecord({ at, by, what, text }: Step) {
  return { at: toIso(at), by, what, text };
}
