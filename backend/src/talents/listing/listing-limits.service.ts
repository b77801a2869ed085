import { Injectable } from '@nestjs/common';
import { networkOf } from '@alltalent/shared/contracts';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Who requests a list: an account, or the IP address when nobody is signed in. */
export type Caller = { readonly userId: string | null; readonly ip: string };

/** Limits requests of lists: a program that copies the whole list is slowed down, a person never notices. */
@Injectable()
export class ListingLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  async consume(caller: Caller): Promise<void> {
    const subject = subjectOf(caller);
    await this.limits.consumeForRead([
      { name: 'listing', subject, most: 60, windowMs: MINUTE_MS },
      { name: 'listing', subject, most: 600, windowMs: HOUR_MS },
    ]);
  }
}

/** Returns who is counted: the account, so that users behind one carrier's IP are separate, or the IP; for IPv6 its /64 network. */
function subjectOf({ userId, ip }: Caller): string {
  if (userId !== null) return `user ${userId}`;
  return `ip ${ip.includes(':') ? networkOf(ip) : ip}`;
}
