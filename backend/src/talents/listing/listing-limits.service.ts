import { Injectable } from '@nestjs/common';
import { networkOf } from '@alltalent/shared/contracts';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Who asks for a list: an account, or where nobody is signed in the address the request came from. */
export type Caller = { readonly userId: string | null; readonly ip: string };

/** Whoever takes the whole list page by page is slowed down; a person who looks through it never notices. */
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

/** Users share no count with whoever else is behind their carrier's address; one IPv6 line has a whole network of addresses. */
function subjectOf({ userId, ip }: Caller): string {
  if (userId !== null) return `user ${userId}`;
  return `ip ${ip.includes(':') ? networkOf(ip) : ip}`;
}
