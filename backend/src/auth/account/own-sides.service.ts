import {
  ACCOUNT_SIDES,
  type AccountSide,
  type AddSideInput,
  type DoneResponse,
  type DropSideInput,
  MESSAGES,
  type OwnSides,
  ROLES,
  splitRoles,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { onceForKey, wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { TermsService } from '../terms/terms.service';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { OwnBirthDateService } from './own-birth-date.service';
import { refuseLeavingSide, sidesOf } from './own-role.policy';
import { CHANGES_PER_DAY } from './own-role.service';
import { RoleDependentsFinder } from './role-dependents';

const DAY_MS = 24 * 3600 * 1000;

/** Talent side and client side of one account: either can be added to the other, and left until something depends on it. */
@Injectable()
export class OwnSidesService {
  constructor(
    private readonly users: UsersService,
    private readonly dependents: RoleDependentsFinder,
    private readonly birthDates: OwnBirthDateService,
    private readonly terms: TermsService,
    private readonly limits: RateLimitsService,
    private readonly transactions: Transactions,
    private readonly log: AppLog,
  ) {}

  /** Sides with the reasons why they cannot be left; null for accounts that can have no second side. */
  async describe(user: UserAccount): Promise<OwnSides | null> {
    const held = sidesOf(user);
    if (held.length === 0) return null;
    const refusals = { [ROLES.talent]: '', [ROLES.client]: '' };
    if (held.length > 1) for (const side of held) refusals[side] = await this.refuseLeaving(user, side);
    return { held: [...held], refusals, has_birth_date: user.birthDate !== null };
  }

  /** Adds a side, with the date of birth of a talent, and records the acceptance of the terms in force. */
  async add(userId: string, input: AddSideInput): Promise<DoneResponse> {
    const done = { status: 200, message: input.role === ROLES.talent ? t('side.talentAdded') : t('side.clientAdded') };
    if (wasDoneBefore()) return done;
    const user = this.requireAddable(await this.users.findById(userId), input.role);
    await this.consume(userId);
    if (input.role === ROLES.talent) await this.birthDates.assertAdult(user, input.birth_date);
    await this.change(userId, async () => {
      const { roleId, birthDate } = this.requireAddable(await this.users.findById(userId), input.role);
      const given = input.role === ROLES.talent ? input.birth_date : null;
      await this.users.update(userId, { roleId: [...splitRoles(roleId), input.role].join(','), birthDate: birthDate ?? given });
      await this.terms.acceptCurrent(userId, 'account');
    });
    this.log.info('side added', { user_id: userId, from: user.roleId, side: input.role });
    return done;
  }

  /** Leaves a side. Dependents are checked with the account locked; whatever adds a dependent locks the account as well. */
  async drop(userId: string, { role }: DropSideInput): Promise<DoneResponse> {
    const done = { status: 200, message: role === ROLES.talent ? t('side.talentLeft') : t('side.clientLeft') };
    if (wasDoneBefore()) return done;
    await this.requireLeavable(await this.users.findById(userId), role);
    await this.consume(userId);
    await this.change(userId, async () => {
      const user = await this.requireLeavable(await this.users.findById(userId), role);
      await this.users.update(userId, { roleId: sidesOf(user).find((side) => side !== role) ?? user.roleId });
    });
    this.log.info('side left', { user_id: userId, side: role });
    return done;
  }

  /** Runs `work` once, with the account locked. */
  private async change(userId: string, work: () => Promise<void>): Promise<void> {
    const locked = async () => {
      await this.users.lock(userId);
      await work();
    };
    await retryLockConflicts(() => this.transactions.run(() => onceForKey(locked)));
  }

  private async consume(userId: string): Promise<void> {
    await this.limits.consume([{ name: 'change-role:user', subject: userId, most: CHANGES_PER_DAY, windowMs: DAY_MS }]);
  }

  private requireAddable(user: UserAccount | null, side: AccountSide): UserAccount {
    const account = requireSides(user);
    const held = sidesOf(account);
    if (held.length === ACCOUNT_SIDES.length) throw refuseSide(t('side.hasBoth'));
    if (held.includes(side)) throw refuseSide(t('side.same'));
    if (this.birthDates.isMinor(account)) throw refuseSide(MESSAGES.underAge);
    return account;
  }

  private async requireLeavable(user: UserAccount | null, side: AccountSide): Promise<UserAccount> {
    const account = requireSides(user);
    const held = sidesOf(account);
    if (!held.includes(side)) throw refuseSide(t('side.notHeld'));
    if (held.length === 1) throw refuseSide(t('side.only'));
    const refusal = await this.refuseLeaving(account, side);
    if (refusal !== '') throw new DomainError('ROLE_IN_USE', { detail: refusal });
    return account;
  }

  /** Refusal to leave a side; '' when nothing depends on it. */
  private async refuseLeaving(user: UserAccount, side: AccountSide): Promise<string> {
    const found = await this.dependents.find(user);
    return refuseLeavingSide(side, { ...found, isVerifiedClient: user.verifiedClientOn !== null, hasMembership: user.hasPremium });
  }
}

/** Refuses accounts that can have no second side. */
function requireSides(user: UserAccount | null): UserAccount {
  if (!user) throw new DomainError('NOT_SIGNED_IN');
  if (sidesOf(user).length > 0) return user;
  const isGuardian = splitRoles(user.roleId).includes(ROLES.guardian);
  throw new DomainError('FORBIDDEN', { detail: isGuardian ? t('side.guardian') : t('role.notOwn') });
}

function refuseSide(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { role: message } });
}
