import { MESSAGES, refuseSignUp, type SignUpContext, type SignUpInput, type SignUpRefusal } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';
import type { Medium } from '../codes/medium';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';

const DAY_MS = 24 * 3600 * 1000;
const REFUSED = 'sign-up:under-age';
/** Number of dates under 18 after which every date is refused for a day: one typing error can be corrected. */
const MOST_DATES = 2;

type GivenDate = { readonly birthDate: string; readonly isUnderAge: boolean };

const MESSAGE_KEYS = { underAge: 'signUp.underAge', underAgeTwice: 'signUp.underAgeTwice' } as const;

/** Refuses people under 18, and remembers for a day which dates of birth were given for a medium or an account (D23). */
@Injectable()
export class AgeGateService {
  constructor(private readonly limits: RateLimitsService) {}

  /** First broken rule of the sign-up, including the age, or null. */
  async refuse(input: SignUpInput, context: SignUpContext, medium: Medium): Promise<SignUpRefusal | null> {
    const refusal = refuseSignUp(input, context);
    const isUnderAge = refusal?.message === MESSAGES.underAge;
    if (refusal && !isUnderAge) return refusal;
    const reason = await this.validateDate({ birthDate: input.birth_date, isUnderAge }, [medium.value]);
    return reason === null ? null : { fld: 'birth_date', message: t(MESSAGE_KEYS[reason]) };
  }

  /** Records and checks a date; returns the reason of a refusal, or null. `subjects`: the media and the account it was given for. */
  async validateDate({ birthDate, isUnderAge }: GivenDate, subjects: readonly string[]): Promise<'underAge' | 'underAgeTwice' | null> {
    if (isUnderAge) for (const subject of subjects) await this.remember(birthDate, subject);
    const counts = await Promise.all(subjects.map((subject) => this.limits.count(REFUSED, subject, DAY_MS)));
    const dates = Math.max(0, ...counts);
    if (dates >= MOST_DATES) return 'underAgeTwice';
    // A date left out corrects nothing.
    const isCorrected = !isUnderAge && (dates === 0 || birthDate !== '');
    return isCorrected ? null : 'underAge';
  }

  /** Remembers a refused date for a subject; a repeated date counts once. */
  private async remember(birthDate: string, subject: string): Promise<void> {
    try {
      await this.limits.consume([
        { name: `${REFUSED}:${birthDate}`, subject, most: 1, windowMs: DAY_MS },
        { name: REFUSED, subject, most: MOST_DATES, windowMs: DAY_MS },
      ]);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
