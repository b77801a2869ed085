import type {
  Booking as BookingDto,
  BookingContactChoice,
  BookingContactChoiceResponse,
  BookingState,
  HiringSide,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AccountMediaService } from '../../auth';
import { otherSide, userOf } from '../parties/sides';
import { BookingContactsRepository } from './booking-contacts.repository';

type Shared = { readonly clientId: string; readonly talentUserId: string; readonly state: BookingState };

const NOTHING: BookingDto['contact'] = { email: '', phone: '' };

/** Contact data in bookings: each side chooses what the other one sees. For a child its guardian chooses, and the guardian's are shown. */
@Injectable()
export class BookingContactsService {
  constructor(
    private readonly contacts: BookingContactsRepository,
    private readonly media: AccountMediaService,
  ) {}

  async read(userId: string): Promise<BookingContactChoiceResponse> {
    const shown = await this.contacts.find(userId);
    return { status: 200, data: { shows_email: shown?.showsEmail ?? false, shows_phone: shown?.showsPhone ?? false } };
  }

  async save(userId: string, choice: BookingContactChoice): Promise<BookingContactChoiceResponse> {
    await this.contacts.save(userId, { showsEmail: choice.shows_email, showsPhone: choice.shows_phone });
    return this.read(userId);
  }

  /** Contact data of the other side of a booking, only what that side shows and has confirmed; nothing once the booking fell through. */
  async ofOther(booking: Shared, side: HiringSide): Promise<BookingDto['contact']> {
    if (booking.state !== 'confirmed' && booking.state !== 'done') return NOTHING;
    const otherId = userOf(booking, otherSide(side));
    const shown = await this.contacts.find(otherId);
    if (!shown?.showsEmail && !shown?.showsPhone) return NOTHING;
    const { email, phone } = await this.media.of(otherId);
    return { email: (shown.showsEmail && email) || '', phone: (shown.showsPhone && phone) || '' };
  }
}
