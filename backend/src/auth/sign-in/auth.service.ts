import {
  ACCOUNT_STATUS,
  MEDIUM_TYPE,
  MESSAGES,
  redirectPath,
  type SendCodeInput,
  type SendCodeResponse,
  type VerifyCodeInput,
  type VerifyCodeResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import type { Visitor } from '../../kernel/http/access.decorators';
import { AppLog } from '../../kernel/logging/app-log';
import { CodesService } from '../codes/codes.service';
import { type Medium, parseMedium } from '../codes/medium';
import type { OneTimeCodeEntity } from '../codes/one-time-code.entity';
import { requireBrowser } from '../codes/code-request';
import { SendCodeService } from '../codes/send-code.service';
import type { Login } from '../sessions/session.service';
import { newSid } from '../sessions/session-ids';
import { PendingSocialSignInsService } from '../social/pending-social-sign-ins.service';
import { TermsService } from '../terms/terms.service';
import { requireActive } from '../users/require-active';
import type { UserAccount } from '../users/user-account';
import { AccountStateService, loginPhoneOf } from './account-state.service';
import { sentSentence } from './sent-sentence';
import { PROOF_MS } from './sign-up-proofs.service';

/** Result of a right code. `login` null: no account has the medium, which is proved for the browser's new id `sid`. */
type Verified = { readonly response: VerifyCodeResponse } & ({ readonly login: Login } | { readonly login: null; readonly sid: string });

/** Login by one-time code. */
@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountStateService,
    private readonly sender: SendCodeService,
    private readonly codes: CodesService,
    private readonly terms: TermsService,
    private readonly socials: PendingSocialSignInsService,
    private readonly log: AppLog,
  ) {}

  async sendCode(input: SendCodeInput, visitor: Visitor): Promise<SendCodeResponse> {
    const browser = requireBrowser(visitor);
    const medium = parseMedium(input.otp_send_medium, input.county_code, 'otp_send_medium');
    const { user, shown } = await this.accounts.find(medium);
    const isCall = input.otp_type === 'call';
    const request = {
      purpose: 'login',
      medium,
      visitor: browser,
      accountId: user?.id ?? null,
      isCall,
      callTo: loginPhoneOf(user),
    } as const;
    const sent = await this.sender.send(request);
    return {
      status: 200,
      message: sentSentence(medium, isCall),
      ...shown,
      retry_after: sent.retryAfter,
      can_call: sent.canCall ? 1 : 0,
    };
  }

  /** Checks a code; returns the response and the login to begin, null for a medium without an account. */
  async verifyCode(input: VerifyCodeInput, visitor: Visitor): Promise<Verified> {
    const medium = parseMedium(input.opt_sent_medium, input.county_code, 'opt_sent_medium');
    const { user, mustTick } = await this.accounts.find(medium);
    const code = await this.codes.check('login', medium, { code: input.otps.join(''), visitor, accountId: user?.id });
    const redirect_url = redirectPath(input.redirect_url);
    if (!user) {
      return { response: { ...verifiedResponse(medium), redirect_url }, login: null, sid: await this.saveProof(code, visitor) };
    }
    const asksForTerms = user.status === 'active' && mustTick;
    if (asksForTerms && input.agree_tnc !== 1) {
      throw new DomainError('TERMS_REQUIRED', { detail: MESSAGES.checkTerms, fields: { agree_tnc: MESSAGES.checkTerms } });
    }
    await this.codes.consume(code);
    requireActive(user, 'otps');
    await this.welcome(user, visitor, asksForTerms);
    return { response: { ...loggedInResponse(user), redirect_url }, login: loginOf(user) };
  }

  /** Stores the proof under a new id of the browser, and returns that id. */
  private async saveProof(code: OneTimeCodeEntity, { sid: former }: Visitor): Promise<string> {
    const sid = newSid();
    await this.codes.consumeAsProof(code, { sid, proofMs: PROOF_MS });
    if (former !== null) await this.socials.move(former, sid);
    return sid;
  }

  private async welcome(user: UserAccount, { sid }: Visitor, hasTicked: boolean): Promise<void> {
    if (hasTicked) await this.terms.acceptCurrent(user.id, 'login');
    await this.terms.recordContinuedUse(user.id);
    if (sid !== null) await this.socials.link(sid, user.id);
    this.log.info('login', { user_id: user.id, way: 'code' });
  }
}

function verifiedResponse({ type }: Medium): Omit<VerifyCodeResponse, 'redirect_url'> {
  const message = `Your ${type === MEDIUM_TYPE.email ? 'email address' : 'phone number'} is verified.`;
  return { status: 200, message, account_status: ACCOUNT_STATUS.new, is_login: false };
}

function loggedInResponse({ id }: UserAccount): Omit<VerifyCodeResponse, 'redirect_url'> {
  return { status: 200, message: 'You are logged in.', account_status: ACCOUNT_STATUS.existing, is_login: true, user_id: id };
}

function loginOf({ id, roleId }: UserAccount): Login {
  return { userId: id, roleId, way: 'code', isRemembered: true };
}
