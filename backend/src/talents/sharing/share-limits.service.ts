import { LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

export type ShareParties = {
  /** Subjects of the sender: e-mail address, number, account. */
  readonly sender: readonly string[];
  readonly receiver: readonly string[];
  /** IP address; null for a user, who is limited by account. */
  readonly ip: string | null;
};

/** Limits shares, because each is a message sent to a stranger. */
@Injectable()
export class ShareLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  consume({ sender, receiver, ip }: ShareParties): Promise<Reservation> {
    return this.limits.consume([
      ...sender.flatMap((subject) => [
        { name: 'share:sender:hour', subject, most: 5, windowMs: HOUR_MS },
        { name: 'share:sender:day', subject, most: LIMITS.sharesPerDay, windowMs: DAY_MS },
      ]),
      ...receiver.map((subject) => ({ name: 'share:receiver:day', subject, most: 3, windowMs: DAY_MS })),
      ...(ip === null ? [] : [{ name: 'share:ip:hour', subject: ip, most: 5, windowMs: HOUR_MS }]),
    ]);
  }
}
