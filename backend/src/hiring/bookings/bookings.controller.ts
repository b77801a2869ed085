import type {
  AnswerBookingChangeInput,
  AskBookingChangeInput,
  BookingContactChoice,
  BookingContactChoiceResponse,
  BookingIdInput,
  BookingResponse,
  CancelBookingInput,
  EarningsResponse,
  OwnBookingsQuery,
  OwnBookingsResponse,
  ReportBookingInput,
  SaveCallSheetInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { BookingContactsService } from './booking-contacts.service';
import { ChangingBookingsService } from './changing-bookings.service';
import { EndingBookingsService } from './ending-bookings.service';
import { OwnBookingsService } from './own-bookings.service';

/** Endpoints of bookings. */
@Controller()
export class BookingsController {
  constructor(
    private readonly bookings: OwnBookingsService,
    private readonly changing: ChangingBookingsService,
    private readonly ending: EndingBookingsService,
    private readonly contacts: BookingContactsService,
  ) {}

  @Handles('ownBookings')
  list(@CurrentUser() userId: string, @Input() query: OwnBookingsQuery): Promise<OwnBookingsResponse> {
    return this.bookings.list(userId, query);
  }

  @Handles('earnings')
  earnings(@CurrentUser() userId: string): Promise<EarningsResponse> {
    return this.bookings.earnings(userId);
  }

  @Handles('bookingContact')
  contact(@CurrentUser() userId: string): Promise<BookingContactChoiceResponse> {
    return this.contacts.read(userId);
  }

  @Handles('saveBookingContact')
  saveContact(@CurrentUser() userId: string, @Input() choice: BookingContactChoice): Promise<BookingContactChoiceResponse> {
    return this.contacts.save(userId, choice);
  }

  @Handles('booking')
  read(@CurrentUser() userId: string, @Input() { id }: BookingIdInput): Promise<BookingResponse> {
    return this.respond(userId, id);
  }

  @Handles('saveCallSheet')
  async saveCallSheet(@CurrentUser() userId: string, @Input() input: SaveCallSheetInput): Promise<BookingResponse> {
    await this.changing.saveCallSheet(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('askBookingChange')
  async ask(@CurrentUser() userId: string, @Input() input: AskBookingChangeInput): Promise<BookingResponse> {
    await this.changing.ask(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('answerBookingChange')
  async answer(@CurrentUser() userId: string, @Input() input: AnswerBookingChangeInput): Promise<BookingResponse> {
    await this.changing.answer(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('cancelBooking')
  async cancel(@CurrentUser() userId: string, @Input() input: CancelBookingInput): Promise<BookingResponse> {
    await this.ending.cancel(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('finishBooking')
  async finish(@CurrentUser() userId: string, @Input() input: BookingIdInput): Promise<BookingResponse> {
    await this.ending.finish(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('reportNoShow')
  async reportNoShow(@CurrentUser() userId: string, @Input() input: ReportBookingInput): Promise<BookingResponse> {
    await this.ending.report(userId, 'no-show', input);
    return this.respond(userId, input.id);
  }

  @Handles('disputeBooking')
  async dispute(@CurrentUser() userId: string, @Input() input: ReportBookingInput): Promise<BookingResponse> {
    await this.ending.report(userId, 'disputed', input);
    return this.respond(userId, input.id);
  }

  private async respond(userId: string, id: number): Promise<BookingResponse> {
    return { status: 200, data: await this.bookings.read(userId, id) };
  }
}
