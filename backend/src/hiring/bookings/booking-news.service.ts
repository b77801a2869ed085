import { Injectable } from '@nestjs/common';
import { type NewNotification, NotificationsService } from '../../notifications';
import { PartiesService } from '../parties/parties.service';
import {
  bookingNotification,
  type BookingNews,
  callSheetKey,
  decidedNotifications,
  doneNotifications,
  type NotifiedBooking,
  reminderNotifications,
} from './booking-notifications';
import type { Booking } from './bookings.repository';

/** Tells both sides what happens to a booking, in the caller's transaction. `booking` is always as it is now. */
@Injectable()
export class BookingNewsService {
  constructor(
    private readonly parties: PartiesService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Tells the side that did not act. */
  notify(booking: Booking, news: BookingNews): Promise<void> {
    return this.send(booking, (subject) => [bookingNotification(subject, news)]);
  }

  /** Tells the talent of a changed call sheet, unless it has not read of the last change yet. */
  async notifyCallSheet(booking: Booking): Promise<void> {
    if (await this.notifications.hasUnread(booking.talentUserId, callSheetKey(booking))) return;
    await this.notify(booking, { what: 'call-sheet', by: 'client', text: '' });
  }

  notifyDone(booking: Booking): Promise<void> {
    return this.send(booking, doneNotifications);
  }

  notifyDecided(booking: Booking, reason: string): Promise<void> {
    return this.send(booking, (subject) => decidedNotifications(subject, reason));
  }

  remind(booking: Booking): Promise<void> {
    return this.send(booking, reminderNotifications);
  }

  private async send(booking: Booking, compose: (subject: NotifiedBooking) => NewNotification[]): Promise<void> {
    const aroundOf = await this.parties.read([booking]);
    await this.notifications.notify(compose({ booking, around: aroundOf(booking) }));
  }
}
