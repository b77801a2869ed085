import { Injectable } from '@nestjs/common';
import { RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Each of these is told to somebody, by mail perhaps: nobody is told the same person's changes of mind all day. */
@Injectable()
export class AnswerLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** `former` is the application that was taken back, and is sent again. */
  apply(userId: string, former: number | null): Promise<Reservation> {
    return this.limits.consume([
      { name: 'apply:talent', subject: userId, most: 60, windowMs: HOUR_MS },
      { name: 'apply:talent', subject: userId, most: 200, windowMs: DAY_MS },
      ...(former === null ? [] : [{ name: 'apply:again', subject: String(former), most: 3, windowMs: DAY_MS }]),
    ]);
  }

  sendSelfTape(applicationId: number): Promise<Reservation> {
    return this.limits.consume([{ name: 'self-tape', subject: String(applicationId), most: 10, windowMs: DAY_MS }]);
  }

  invite(userId: string): Promise<Reservation> {
    return this.limits.consume([
      { name: 'invite:client', subject: userId, most: 40, windowMs: HOUR_MS },
      { name: 'invite:client', subject: userId, most: 100, windowMs: DAY_MS },
    ]);
  }
}
