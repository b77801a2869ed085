import { ACCOUNT_STATUS, type PasswordLoginInput, redirectPath, type VerifyCodeResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import type { Visitor } from '../../kernel/http/access.decorators';
import { AppLog } from '../../kernel/logging/app-log';
import { parseMedium } from '../codes/medium';
import { KnownDevicesService } from '../sessions/known-devices.service';
import type { Login } from '../sessions/session.service';
import { TermsService } from '../terms/terms.service';
import { requireActive } from '../users/require-active';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { PasswordAttemptsService } from './password-attempts.service';
import { PasswordsService } from './passwords.service';

const FAILED = 'These details do not match. Check them, or log in with a code.';
const TICK_FIRST = 'Please log in with a code once, to accept the terms.';

@Injectable()
export class PasswordLoginService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly attempts: PasswordAttemptsService,
    private readonly devices: KnownDevicesService,
    private readonly terms: TermsService,
    private readonly log: AppLog,
  ) {}

  /** Checks a password; returns the response and the login to begin. An unknown account, one without a password and a wrong password give the same error. */
  async logIn(input: PasswordLoginInput, { ip, devices = '' }: Visitor): Promise<{ response: VerifyCodeResponse; login: Login }> {
    const medium = parseMedium(input.username, input.country_code, 'username');
    const visit = await this.attempts.countVisit(ip);
    const user = await this.users.findByLogin(medium);
    const isKnown = user !== null && this.devices.find(devices, user.id) !== null;
    const guess = { subject: user?.id ?? medium.value, isKnown };
    await this.attempts.admit(guess);
    const isRight = await this.passwords.verify(user?.id ?? null, input.password);
    if (!user || !isRight) throw new DomainError('LOGIN_FAILED', { detail: FAILED, fields: { password: FAILED } });
    await this.attempts.reset(guess);
    await visit.refund();
    await this.requireWelcome(user);
    await this.terms.recordContinuedUse(user.id);
    this.log.info('login', { user_id: user.id, way: 'password' });
    return {
      response: {
        status: 200,
        message: 'You are logged in.',
        account_status: ACCOUNT_STATUS.existing,
        redirect_url: redirectPath(input.redirect_url),
        is_login: true,
        user_id: user.id,
      },
      login: { userId: user.id, roleId: user.roleId, way: 'password', isRemembered: input.remember_me === 1 },
    };
  }

  /** Refusals that are shown only after the right password. */
  private async requireWelcome(user: UserAccount): Promise<void> {
    requireActive(user, 'password');
    if (await this.terms.mustTick(user)) throw new DomainError('TERMS_REQUIRED', { detail: TICK_FIRST, fields: { username: TICK_FIRST } });
  }
}
