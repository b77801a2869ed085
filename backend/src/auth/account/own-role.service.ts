import { type ChangeRoleInput, type DoneResponse, type OwnRole, ROLES, SIGN_UP_ROLES } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { GuardiansService } from '../guardians/guardians.service';
import { OwnBirthDateService } from './own-birth-date.service';
import { refuseRoleChange, roleOf, sidesOf } from './own-role.policy';
import { RoleDependentsFinder } from './role-dependents';

const DAY_MS = 24 * 3600 * 1000;
/** Changes of the role and of the sides together. */
export const CHANGES_PER_DAY = 5;

/** Role that a user chose at sign-up; it can be changed until something depends on it. */
@Injectable()
export class OwnRoleService {
  constructor(
    private readonly users: UsersService,
    private readonly dependents: RoleDependentsFinder,
    private readonly guardians: GuardiansService,
    private readonly birthDates: OwnBirthDateService,
    private readonly limits: RateLimitsService,
    private readonly transactions: Transactions,
    private readonly log: AppLog,
  ) {}

  /** Role with the reason why it cannot change; null for roles that the owner cannot choose. */
  async describe(user: UserAccount): Promise<OwnRole | null> {
    const role = roleOf(user);
    return role && { role, refusal: await this.refuse(user), has_birth_date: user.birthDate !== null };
  }

  /** Changes the role. Dependents are checked with the account locked; whatever adds a dependent locks the account as well. */
  async change(userId: string, input: ChangeRoleInput): Promise<DoneResponse> {
    const user = await this.requireChangeable(await this.users.findById(userId), input);
    await this.limits.consume([{ name: 'change-role:user', subject: userId, most: CHANGES_PER_DAY, windowMs: DAY_MS }]);
    if (input.role !== ROLES.client) await this.birthDates.assertAdult(user, input.birth_date);
    await this.transactions.run(async () => {
      await this.users.lock(userId);
      const { birthDate } = await this.requireChangeable(await this.users.findById(userId), input);
      const given = input.role === ROLES.client ? null : input.birth_date;
      await this.users.update(userId, { roleId: input.role, birthDate: birthDate ?? given });
    });
    this.log.info('role changed', { user_id: userId, from: user.roleId, to: input.role });
    return { status: 200, message: t('role.changed', { role: roleName(input.role) }) };
  }

  private async requireChangeable(user: UserAccount | null, { role }: ChangeRoleInput): Promise<UserAccount> {
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    if (sidesOf(user).length > 1) throw new DomainError('FORBIDDEN', { detail: t('role.hasTwoSides') });
    if (roleOf(user) === null) throw new DomainError('FORBIDDEN', { detail: t('role.notOwn') });
    if (user.roleId === role) throw new DomainError('VALIDATION_FAILED', { fields: { role: t('role.same') } });
    const refusal = await this.refuse(user);
    if (refusal !== '') throw new DomainError('ROLE_IN_USE', { detail: refusal });
    return user;
  }

  /** Refusal to change the role; '' when nothing depends on it. */
  private async refuse(user: UserAccount): Promise<string> {
    return refuseRoleChange({
      ...(await this.dependents.find(user)),
      isVerifiedClient: user.verifiedClientOn !== null,
      hasChildren: await this.guardians.hasChildren(user.id),
    });
  }
}

function roleName(role: (typeof SIGN_UP_ROLES)[number]): string {
  if (role === ROLES.talent) return t('role.talent');
  return role === ROLES.client ? t('role.client') : t('role.guardian');
}
