import { MESSAGES, refuseSignUp, type SignUpContext, type SignUpInput, type SignUpRefusal } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/domain-error';
import type { Medium } from '../codes';
import { RateLimitsService } from '../limits';

const DAY_MS = 24 * 3600 * 1000;
const REFUSED = 'sign-up:under-age';
const UNDER_AGE: SignUpRefusal = { fld: 'birth_date', message: MESSAGES.underAge };

/** Who says to be under age once is not asked again: another date, or none, gets the same answer for a day (D23). */
@Injectable()
export class AgeGateService {
  constructor(private readonly limits: RateLimitsService) {}

  /** The first rule of the sign-up that is broken, the age among them, or null. */
  async refuse(input: SignUpInput, context: SignUpContext, medium: Medium): Promise<SignUpRefusal | null> {
    const refusal = refuseSignUp(input, context);
    if (refusal?.message === MESSAGES.underAge) await this.remember(medium);
    if (refusal) return refusal;
    return (await this.limits.count(REFUSED, medium.value, DAY_MS)) > 0 ? UNDER_AGE : null;
  }

  private async remember(medium: Medium): Promise<void> {
    try {
      await this.limits.take([{ name: REFUSED, subject: medium.value, most: 1, windowMs: DAY_MS }]);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
