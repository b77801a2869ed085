import { ageOn, dayInIndia, isBirthDate, LIMITS, MESSAGES } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { AgeGateService } from '../sign-in/age-gate.service';
import type { UserAccount } from '../users/user-account';

const REFUSALS = { underAge: 'signUp.underAge', underAgeTwice: 'role.underAgeTwice' } as const;

/** Checks the date of birth of an account whose new role or side is for adults. */
@Injectable()
export class OwnBirthDateService {
  constructor(
    private readonly ageGate: AgeGateService,
    private readonly clock: Clock,
  ) {}

  /** Tells whether the stored date of birth is under 18; false without one. */
  isMinor({ birthDate }: Pick<UserAccount, 'birthDate'>): boolean {
    return birthDate !== null && ageOn(birthDate, dayInIndia(this.clock.now())) < LIMITS.ageOfMajority;
  }

  /** Refuses a date of birth under 18, as the sign-up does. A stored date cannot be replaced. */
  async assertAdult(user: UserAccount, given: string): Promise<void> {
    const today = dayInIndia(this.clock.now());
    const birthDate = user.birthDate ?? given;
    if (!isBirthDate(birthDate, today)) throw refuseDate(MESSAGES.enterBirthDate);
    const isUnderAge = ageOn(birthDate, today) < LIMITS.ageOfMajority;
    if (user.birthDate !== null && isUnderAge) throw refuseDate(MESSAGES.underAge);
    if (user.birthDate !== null) return;
    const subjects = [user.id, user.loginEmail, user.loginPhone].filter((subject) => subject !== null);
    const refusal = await this.ageGate.validateDate({ birthDate, isUnderAge }, subjects);
    if (refusal !== null) throw refuseDate(t(REFUSALS[refusal]));
  }
}

function refuseDate(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { birth_date: message } });
}
