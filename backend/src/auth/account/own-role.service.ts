import {
  ageOn,
  type ChangeRoleInput,
  dayInIndia,
  type DoneResponse,
  isBirthDate,
  LIMITS,
  MESSAGES,
  type OwnRole,
  ROLES,
  SIGN_UP_ROLES,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { AgeGateService } from '../sign-in/age-gate.service';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { GuardiansService } from '../guardians/guardians.service';
import { refuseRoleChange, roleOf } from './own-role.policy';
import { RoleDependentsFinder } from './role-dependents';

const DAY_MS = 24 * 3600 * 1000;
const CHANGES_PER_DAY = 5;
const WORDS = { underAge: 'signUp.underAge', underAgeTwice: 'role.underAgeTwice' } as const;

/** What an account is here for, chosen when it was made: it can be chosen again until something depends on it. */
@Injectable()
export class OwnRoleService {
  constructor(
    private readonly users: UsersService,
    private readonly dependents: RoleDependentsFinder,
    private readonly guardians: GuardiansService,
    private readonly ageGate: AgeGateService,
    private readonly limits: RateLimitsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Null for roles that are not the owner's to choose. */
  async describe(user: UserAccount): Promise<OwnRole | null> {
    const role = roleOf(user);
    return role && { role, refusal: await this.refuse(user), has_birth_date: user.birthDate !== null };
  }

  /** What depends on the role is asked with the account locked, and what may come to depend on it locks the account, too. */
  async change(userId: string, input: ChangeRoleInput): Promise<DoneResponse> {
    const user = await this.requireChangeable(await this.users.findById(userId), input);
    await this.limits.take([{ name: 'change-role:user', subject: userId, most: CHANGES_PER_DAY, windowMs: DAY_MS }]);
    await this.judgeDate(user, input);
    await this.transactions.run(async () => {
      await this.users.lock(userId);
      const { birthDate } = await this.requireChangeable(await this.users.findById(userId), input);
      const told = input.role === ROLES.client ? null : input.birth_date;
      await this.users.update(userId, { roleId: input.role, birthDate: birthDate ?? told });
    });
    this.log.info('role changed', { user_id: userId, from: user.roleId, to: input.role });
    return { status: 200, message: t('role.changed', { role: roleName(input.role) }) };
  }

  private async requireChangeable(user: UserAccount | null, { role }: ChangeRoleInput): Promise<UserAccount> {
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    if (roleOf(user) === null) throw new DomainError('FORBIDDEN', { detail: t('role.notOwn') });
    if (user.roleId === role) throw new DomainError('VALIDATION_FAILED', { fields: { role: t('role.same') } });
    const refusal = await this.refuse(user);
    if (refusal !== '') throw new DomainError('ROLE_IN_USE', { detail: refusal });
    return user;
  }

  /** Why the role stays as it is; '' while nothing depends on it. */
  private async refuse(user: UserAccount): Promise<string> {
    return refuseRoleChange({
      ...(await this.dependents.find(user)),
      isVerifiedClient: user.verifiedClientOn !== null,
      hasChildren: await this.guardians.hasChildren(user.id),
    });
  }

  /** Talent and guardians must tell it, as when they sign up; whoever told it once is held to that. */
  private async judgeDate(user: UserAccount, { role, birth_date }: ChangeRoleInput): Promise<void> {
    if (role === ROLES.client) return;
    const today = dayInIndia(this.clock.now());
    const birthDate = user.birthDate ?? birth_date;
    if (!isBirthDate(birthDate, today)) throw refuseDate(MESSAGES.enterBirthDate);
    const isUnderAge = ageOn(birthDate, today) < LIMITS.ageOfMajority;
    if (user.birthDate !== null && isUnderAge) throw refuseDate(MESSAGES.underAge);
    if (user.birthDate !== null) return;
    const subjects = [user.id, user.loginEmail, user.loginPhone].filter((subject) => subject !== null);
    const verdict = await this.ageGate.judge({ birthDate, isUnderAge }, subjects);
    if (verdict !== null) throw refuseDate(t(WORDS[verdict]));
  }
}

function refuseDate(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { birth_date: message } });
}

function roleName(role: (typeof SIGN_UP_ROLES)[number]): string {
  if (role === ROLES.talent) return t('role.talent');
  return role === ROLES.client ? t('role.client') : t('role.guardian');
}
