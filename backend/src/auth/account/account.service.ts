import { type Account, type AccountResponse, type DoneResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { PasswordsService } from '../passwords/passwords.service';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';
import { PendingSocialSignInsService } from '../social/pending-social-sign-ins.service';
import { TermsService } from '../terms/terms.service';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { AccountMailsService } from './account-mails.service';
import { toIso } from '../users/personal-data';
import { ownMedia } from './own-media';
import { OwnRoleService } from './own-role.service';
import { OwnSidesService } from './own-sides.service';

const OTHERS = 'others';
const HOUR_MS = 3600 * 1000;
const PASSWORDS_PER_HOUR = 10;

/** The signed-in user's own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordsService,
    private readonly social: PendingSocialSignInsService,
    private readonly terms: TermsService,
    private readonly mails: AccountMailsService,
    private readonly limits: RateLimitsService,
    private readonly roles: OwnRoleService,
    private readonly sides: OwnSidesService,
    private readonly log: AppLog,
  ) {}

  async read({ userId, freshForMs }: CurrentSession): Promise<AccountResponse> {
    const user = await this.require(userId);
    const [ways, terms, ownRole, ownSides] = await Promise.all([
      this.waysInto(user),
      this.termsOf(userId),
      this.roles.describe(user),
      this.sides.describe(user),
    ]);
    const data: Account = {
      email: user.email,
      is_email_confirmed: user.loginEmail !== null,
      county_code: user.dialCode,
      contact_no: user.mobileNumber,
      is_contact_no_confirmed: user.loginPhone !== null,
      ...ways,
      created_at: new Date(user.createdAt).toISOString(),
      fresh_for: Math.floor(freshForMs / 1000),
      ...terms,
      deletion_due_at: toIso(user.deletionDueAt),
      own_role: ownRole,
      own_sides: ownSides,
    };
    return { status: 200, data };
  }

  /** Account of a session; NOT_SIGNED_IN when it was erased meanwhile. */
  async require(userId: string): Promise<UserAccount> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    return user;
  }

  /** Ends one of the user's own sessions by its id, or all others with the id 'others'. */
  async endSession(session: CurrentSession, id: string): Promise<DoneResponse> {
    if (id === OTHERS) {
      await this.sessions.endOthers(session);
      return { status: 200, message: 'You are logged out everywhere else.' };
    }
    const current = (await this.sessions.list(session)).find(({ is_current: isCurrent }) => isCurrent);
    if (current?.id === id) {
      throw new DomainError('VALIDATION_FAILED', { fields: { session_id: 'This is the browser you are using: log out instead.' } });
    }
    await this.sessions.endOne(session, id);
    return { status: 200, message: 'This session is ended.' };
  }

  async setPassword(session: CurrentSession, password: string): Promise<DoneResponse> {
    this.sessions.requireFresh(session);
    await this.limits.consume([{ name: 'set-password:user', subject: session.userId, most: PASSWORDS_PER_HOUR, windowMs: HOUR_MS }]);
    const user = await this.require(session.userId);
    const hadOne = await this.passwords.has(user.id);
    await this.passwords.set(user.id, password);
    await this.sessions.endOthers(session);
    this.log.info('password set', { user_id: user.id });
    await this.mails.sendChange(ownMedia(user), hadOne ? 'the password was changed' : 'a password was set', session);
    return { status: 200, message: 'Your password is set. You are logged out everywhere else.' };
  }

  async acceptTerms(userId: string, version: string): Promise<DoneResponse> {
    await this.terms.accept(userId, version);
    return { status: 200, message: 'Thank you. Your acceptance is recorded.' };
  }

  private async waysInto({ id }: UserAccount): Promise<Pick<Account, 'has_password' | 'providers'>> {
    const [hasPassword, providers] = await Promise.all([this.passwords.has(id), this.social.providersOf(id)]);
    return { has_password: hasPassword, providers: [...providers] };
  }

  private async termsOf(userId: string): Promise<Pick<Account, 'accepted_terms' | 'upcoming_terms'>> {
    const [accepted, upcoming] = await Promise.all([this.terms.acceptancesOf(userId), this.terms.upcoming()]);
    return {
      accepted_terms: accepted.map(({ version, acceptedAt, how }) => ({ version, accepted_at: new Date(acceptedAt).toISOString(), how })),
      upcoming_terms: upcoming,
    };
  }
}
