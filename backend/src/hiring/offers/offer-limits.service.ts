import { HIRING_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';

const DAY_MS = 24 * 3600 * 1000;
/** Each offer notifies the talent twice when it is withdrawn again. */
const MOST_TO_ONE = 10;
/** Downloads of ten minutes; each takes the processor for a tenth of a second. */
const DOWNLOADS = { name: 'offer-pdf:account', most: 30, windowMs: 10 * 60_000 } as const;

/** Limits offers, because each of them notifies somebody, and downloads. */
@Injectable()
export class OfferLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  make(clientId: string, talentId: number): Promise<Reservation> {
    return this.limits.consume([
      { name: 'offer:client', subject: clientId, most: HIRING_LIMITS.offersPerDay, windowMs: DAY_MS },
      { name: 'offer:pair', subject: `${clientId} ${talentId}`, most: MOST_TO_ONE, windowMs: DAY_MS },
    ]);
  }

  download(userId: string): Promise<void> {
    return this.limits.consumeForRead([{ ...DOWNLOADS, subject: userId }]);
  }
}
