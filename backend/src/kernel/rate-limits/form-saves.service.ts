import { Injectable } from '@nestjs/common';
import { RateLimitsService } from './rate-limits.service';

const MINUTE_MS = 60_000;
const PER_MINUTE = 60;
const PER_HOUR = 1000;

/** Rate limits of forms that save themselves in each pause of typing; a person does not reach them. */
@Injectable()
export class FormSavesService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Counts one save of a form; throws TOO_MANY_REQUESTS beyond the limits. */
  async consume(form: 'profile' | 'job', userId: string): Promise<void> {
    const saves = { name: `${form}-save:user`, subject: userId };
    await this.limits.consume([
      { ...saves, most: PER_MINUTE, windowMs: MINUTE_MS },
      { ...saves, most: PER_HOUR, windowMs: 60 * MINUTE_MS },
    ]);
  }
}
