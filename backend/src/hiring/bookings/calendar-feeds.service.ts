import { createHash, randomBytes } from 'node:crypto';
import type { CalendarFeedResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { openSealedText, sealText } from '../../kernel/sealed-text';
import { bookingCalendar } from './booking-calendar';
import { noSuchCalendar } from './booking-refusals';
import { BookingsRepository } from './bookings.repository';
import { CalendarFeedsRepository } from './calendar-feeds.repository';
import { OwnBookingsService } from './own-bookings.service';
import { AccountChangesService } from '../parties/account-changes.service';

type CalendarFile = { readonly content: string; readonly etag: string };

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 3600 * 1000;
/** Days of past bookings in a feed. */
const PAST_DAYS = 90;
const MOST_BOOKINGS = 1000;
/** Several programs of one person ask for the address, some of them every few minutes. */
const FETCHES = { name: 'calendar:token', most: 60, windowMs: 3600 * 1000 } as const;
const DOWNLOADS = { name: 'booking-ics:account', most: 120, windowMs: 10 * 60 * 1000 } as const;
const RENEWALS = { name: 'calendar-renew:account', most: 20, windowMs: DAY_MS } as const;

/** Calendars of bookings: one as a file, all of a person behind an address that calendar programs fetch without a login. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly bookings: BookingsRepository,
    private readonly own: OwnBookingsService,
    private readonly users: UsersService,
    private readonly changes: AccountChangesService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Returns the user's address; makes one at the first time, and when the secret key of the site has changed. */
  async address(userId: string): Promise<CalendarFeedResponse> {
    const token =
      (await this.tokenOf(userId)) ?? (await this.locked(userId, async () => (await this.tokenOf(userId)) ?? this.make(userId)));
    return { status: 200, address: this.addressOf(token) };
  }

  /** Makes a new address; the former one is unknown from then on. */
  async renew(userId: string): Promise<CalendarFeedResponse> {
    await this.limits.consume([{ ...RENEWALS, subject: userId }]);
    return { status: 200, address: this.addressOf(await this.locked(userId, () => this.make(userId))) };
  }

  /** Renders the calendar behind a token. NOT_FOUND for an unknown one, and while its account is not active. */
  async read(token: string): Promise<CalendarFile> {
    const feed = await this.feeds.findByHash(hashOf(token));
    if (!feed) throw noSuchCalendar();
    await this.limits.consumeForRead([{ ...FETCHES, subject: feed.tokenHash }]);
    if ((await this.users.findById(feed.userId))?.status !== 'active') throw noSuchCalendar();
    const bookings = await this.bookings.findSince(feed.userId, this.clock.now() - PAST_DAYS * DAY_MS, MOST_BOOKINGS);
    const content = bookingCalendar(bookings, this.config.publicUrl);
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
  }

  /** Renders one booking of the user. */
  async file(userId: string, id: number): Promise<string> {
    await this.limits.consumeForRead([{ ...DOWNLOADS, subject: userId }]);
    return bookingCalendar([await this.own.find(userId, id)], this.config.publicUrl);
  }

  private async tokenOf(userId: string): Promise<string | null> {
    const feed = await this.feeds.find(userId);
    return feed && openSealedText(this.config.secretKey, feed.token);
  }

  private async make(userId: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const sealed = sealText(this.config.secretKey, token);
    await this.feeds.save({ userId, tokenHash: hashOf(token), token: sealed, createdAt: this.clock.now() });
    return token;
  }

  private locked<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.changes.run([userId], work);
  }

  private addressOf(token: string): string {
    return `${this.config.publicUrl}/api/calendar/${token}`;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
