import {
  ACCOUNT_STATUS,
  LIMITS,
  MESSAGES,
  ROLES,
  type SendCodeInput,
  type SendCodeResponse,
  splitRoles,
  type VerifyCodeInput,
  type VerifyCodeResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/domain-error';
import type { Visitor } from '../../platform/http/access.decorators';
import { AppLog } from '../../platform/logging/app-log';
import { type UserAccount, UsersService } from '../users';
import { LoginCodesService } from './login-codes.service';
import { redirectPath } from './redirect-path';

/** Version of the talent terms that /terms-of-use shows; a new one asks every talent again. */
const CURRENT_TERMS = '2024-01';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly codes: LoginCodesService,
    private readonly log: AppLog,
  ) {}

  async sendCode({ otp_send_medium: email }: SendCodeInput, visitor: Visitor): Promise<SendCodeResponse> {
    const { sid } = visitor;
    if (sid === null) throw new DomainError('XSRF_REJECTED');
    const user = await this.users.findByEmail(email);
    await this.codes.send(email, { ...visitor, sid });
    return {
      status: 200,
      message: 'Verification code has been sent to your email address.',
      account_status: user ? ACCOUNT_STATUS.existing : ACCOUNT_STATUS.new,
      tnc_agree_show: user && mustAcceptTerms(user) ? 1 : 0,
      retry_after: LIMITS.loginResendSeconds,
    };
  }

  /** The answer, and whose session to begin; nobody's for an address without an account. */
  async verifyCode(input: VerifyCodeInput, visitor: Visitor): Promise<{ answer: VerifyCodeResponse; userId: string | null }> {
    const email = input.opt_sent_medium;
    const code = await this.codes.check(email, input.otps.join(''), visitor);
    const user = await this.users.findByEmail(email);
    const asksForTerms = user !== null && mustAcceptTerms(user);
    if (asksForTerms && input.agree_tnc !== 1) {
      throw new DomainError('TERMS_REQUIRED', { detail: MESSAGES.checkTerms, fields: { agree_tnc: MESSAGES.checkTerms } });
    }
    await this.codes.consume(code);
    const redirect_url = redirectPath(input.redirect_url);
    if (!user) {
      const message = 'Your email address is verified.';
      return { answer: { status: 200, message, account_status: ACCOUNT_STATUS.new, redirect_url, is_login: false }, userId: null };
    }
    if (asksForTerms) await this.users.acceptTerms(user.id, CURRENT_TERMS);
    const answer = { status: 200, message: 'You are logged in.', account_status: ACCOUNT_STATUS.existing, redirect_url, is_login: true };
    this.log.info('login', { user_id: user.id });
    return { answer: { ...answer, user_id: user.id }, userId: user.id };
  }
}

function mustAcceptTerms({ roleId, acceptedTerms }: UserAccount): boolean {
  return splitRoles(roleId).includes(ROLES.talent) && acceptedTerms !== CURRENT_TERMS;
}
