import { Injectable } from '@nestjs/common';
import { RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Limits what talents and clients send each other, because each message notifies somebody, often by mail. */
@Injectable()
export class ApplicationLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Counts an application. `former` is the id of the withdrawn application that is sent again; null for a first one. */
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
