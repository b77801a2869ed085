import type { BookingIdInput, CalendarFeedResponse, CalendarTokenInput } from '@alltalent/shared/contracts';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { CalendarFeedsService } from './calendar-feeds.service';

const TYPE = 'text/calendar; charset=utf-8';

/** Endpoints of the calendars of bookings. */
@Controller()
export class CalendarsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Handles('calendarFeed')
  address(@CurrentUser() userId: string): Promise<CalendarFeedResponse> {
    return this.feeds.address(userId);
  }

  @Handles('renewCalendarFeed')
  renew(@CurrentUser() userId: string): Promise<CalendarFeedResponse> {
    return this.feeds.renew(userId);
  }

  /** Returns the calendar behind an address; 304 if the ETag still matches. */
  @Handles('calendar')
  async calendar(
    @Headers('if-none-match') known: string | undefined,
    @Input() { token }: CalendarTokenInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const { content, etag } = await this.feeds.read(token);
    void reply.header('etag', etag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex').type(TYPE);
    if (known !== etag) return content;
    void reply.status(304);
    return undefined;
  }

  @Handles('bookingIcs')
  async file(
    @CurrentUser() userId: string,
    @Input() { id }: BookingIdInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const content = await this.feeds.file(userId, id);
    void reply
      .header('content-disposition', `attachment; filename="booking-${id}.ics"`)
      .header('cache-control', 'private, no-store')
      .type(TYPE);
    return content;
  }
}
