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
import { t } from '../../messages';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/domain-error';
import { AppLog } from '../../platform/logging/app-log';
import { GuardiansService } from '../guardians';
import { OwnJobsDataService } from '../jobs';
import { RateLimitsService } from '../limits';
import { OwnProfileDataService } from '../profiles';
import { type UserAccount, UsersService } from '../users';
import { refuseRoleChange, roleOf } from './own-role.policy';

const DAY_MS = 24 * 3600 * 1000;
/** Also bounds how many dates of birth somebody can try. */
const CHANGES_PER_DAY = 5;

/** What an account is here for, chosen when it was made: it can be chosen anew until something depends on it. */
@Injectable()
export class OwnRoleService {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: OwnProfileDataService,
    private readonly jobs: OwnJobsDataService,
    private readonly guardians: GuardiansService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Null for roles that are not the owner's to choose. */
  async describe(user: UserAccount): Promise<OwnRole | null> {
    const role = roleOf(user);
    return role && { role, refusal: await this.refuse(user), has_birth_date: user.birthDate !== null };
  }

  async change(userId: string, input: ChangeRoleInput): Promise<DoneResponse> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    if (roleOf(user) === null) throw new DomainError('FORBIDDEN', { detail: t('role.notOwn') });
    if (user.roleId === input.role) throw new DomainError('VALIDATION_FAILED', { fields: { role: t('role.same') } });
    const refusal = await this.refuse(user);
    if (refusal !== '') throw new DomainError('ROLE_IN_USE', { detail: refusal });
    await this.limits.take([{ name: 'change-role:user', subject: userId, most: CHANGES_PER_DAY, windowMs: DAY_MS }]);
    await this.users.update(userId, { roleId: input.role, birthDate: this.birthDateOf(user, input) });
    this.log.info('role changed', { user_id: userId, from: user.roleId, to: input.role });
    return { status: 200, message: t('role.changed', { role: roleName(input.role) }) };
  }

  private async refuse(user: UserAccount): Promise<string> {
    const [profile, jobs, children] = await Promise.all([
      this.profiles.find(user.id),
      this.jobs.find(user.id),
      this.guardians.exportFor(user.id),
    ]);
    return refuseRoleChange({
      hasProfile: user.slug !== '' || (profile.draft !== null && profile.draft.state !== 'draft'),
      hasPhotos: profile.photos.length > 0,
      hasJobs: jobs.some(({ state }) => state !== 'draft'),
      isVerifiedClient: user.verifiedClientOn !== null,
      hasChildren: children.length > 0,
    });
  }

  /** Talent and guardians must tell it, as when they sign up; whoever told it once is held to that. */
  private birthDateOf(user: UserAccount, { role, birth_date }: ChangeRoleInput): string | null {
    const known = user.birthDate ?? birth_date;
    if (role === ROLES.client) return user.birthDate;
    const today = dayInIndia(this.clock.now());
    if (!isBirthDate(known, today)) throw refuseDate(MESSAGES.enterBirthDate);
    if (ageOn(known, today) < LIMITS.ageOfMajority) throw refuseDate(MESSAGES.underAge);
    return known;
  }
}

function refuseDate(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { birth_date: message } });
}

function roleName(role: (typeof SIGN_UP_ROLES)[number]): string {
  if (role === ROLES.talent) return t('role.talent');
  return role === ROLES.client ? t('role.client') : t('role.guardian');
}
