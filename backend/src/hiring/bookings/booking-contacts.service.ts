import type {
  Booking as BookingDto,
  BookingContactChoice,
  BookingContactChoiceResponse,
  BookingState,
  HiringSide,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { otherSide, userOf } from '../parties/sides';
import { BookingContactsRepository } from './booking-contacts.repository';

type Shared = { readonly clientId: string; readonly talentUserId: string; readonly state: BookingState };

const NOTHING: BookingDto['contact'] = { email: '', phone: '' };

/** Contact data in bookings: each side chooses what the other one sees. */
@Injectable()
export class BookingContactsService {
  constructor(
    private readonly contacts: BookingContactsRepository,
    private readonly users: UsersService,
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
    const user = await this.users.findById(otherId);
    if (user?.status !== 'active') return NOTHING;
    return { email: (shown.showsEmail && user.loginEmail) || '', phone: (shown.showsPhone && user.loginPhone) || '' };
  }
}
