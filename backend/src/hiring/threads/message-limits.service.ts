import { Injectable } from '@nestjs/common';
import { RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Limits messages and uploads of an account. */
@Injectable()
export class MessageLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Counts a message. `isAnswered`: whether the other one has written in the thread, so that it is a conversation. */
  send(userId: string, isAnswered: boolean): Promise<Reservation> {
    return this.limits.consume([
      { name: 'message:user', subject: userId, most: 60, windowMs: MINUTE_MS },
      ...(isAnswered ? [] : [{ name: 'message:unanswered', subject: userId, most: 300, windowMs: DAY_MS }]),
    ]);
  }

  async upload(userId: string): Promise<void> {
    await this.limits.consume([{ name: 'attachment:user', subject: userId, most: 120, windowMs: HOUR_MS }]);
  }
}
