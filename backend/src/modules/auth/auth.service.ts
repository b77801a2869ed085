import {
  ACCOUNT_STATUS,
  MESSAGES,
  type SendCodeInput,
  type SendCodeResponse,
  type VerifyCodeInput,
  type VerifyCodeResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/domain-error';
import type { Visitor } from '../../platform/http/access.decorators';
import { redirectPath } from '../../platform/http/redirect-path';
import { AppLog } from '../../platform/logging/app-log';
import { CodesService, parseMedium } from '../codes';
import type { Login } from '../sessions';
import { TermsService } from '../terms';
import { UsersService } from '../users';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly codes: CodesService,
    private readonly terms: TermsService,
    private readonly log: AppLog,
  ) {}

  async sendCode(input: SendCodeInput, visitor: Visitor): Promise<SendCodeResponse> {
    const { sid } = visitor;
    if (sid === null) throw new DomainError('XSRF_REJECTED');
    const medium = parseMedium(input.otp_send_medium, input.county_code, 'otp_send_medium');
    const user = await this.users.findByLogin(medium);
    const sent = await this.codes.send({ purpose: 'login', medium, visitor: { ...visitor, sid }, isCall: input.otp_type === 'call' });
    return {
      status: 200,
      message: 'Verification code has been sent to your email address.',
      account_status: user ? ACCOUNT_STATUS.existing : ACCOUNT_STATUS.new,
      tnc_agree_show: user && (await this.terms.mustTick(user)) ? 1 : 0,
      retry_after: sent.retryAfter,
      can_call: sent.canCall ? 1 : 0,
    };
  }

  /** The answer, and whose session to begin; nobody's for a medium without an account. */
  async verifyCode(input: VerifyCodeInput, visitor: Visitor): Promise<{ answer: VerifyCodeResponse; login: Login | null }> {
    const medium = parseMedium(input.opt_sent_medium, input.county_code, 'opt_sent_medium');
    const code = await this.codes.check('login', medium, { code: input.otps.join(''), visitor });
    const user = await this.users.findByLogin(medium);
    const asksForTerms = user !== null && (await this.terms.mustTick(user));
    if (asksForTerms && input.agree_tnc !== 1) {
      throw new DomainError('TERMS_REQUIRED', { detail: MESSAGES.checkTerms, fields: { agree_tnc: MESSAGES.checkTerms } });
    }
    await this.codes.consume(code);
    const redirect_url = redirectPath(input.redirect_url);
    if (!user) {
      const message = 'Your email address is verified.';
      return { answer: { status: 200, message, account_status: ACCOUNT_STATUS.new, redirect_url, is_login: false }, login: null };
    }
    if (asksForTerms) await this.terms.acceptCurrent(user.id, 'login');
    const answer = { status: 200, message: 'You are logged in.', account_status: ACCOUNT_STATUS.existing, redirect_url, is_login: true };
    this.log.info('login', { user_id: user.id });
    return { answer: { ...answer, user_id: user.id }, login: { userId: user.id, roleId: user.roleId, way: 'code', isRemembered: true } };
  }
}
