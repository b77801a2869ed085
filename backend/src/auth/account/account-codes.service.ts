import {
  type AccountCodeInput,
  type AccountCodeResponse,
  type ConfirmCodeInput,
  type DoneResponse,
  MEDIUM_TYPE,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import type { Visitor } from '../../kernel/http/access.decorators';
import { codeInvalid } from '../codes/code-invalid';
import type { CodePurpose } from '../codes/code-purpose';
import { CodesService } from '../codes/codes.service';
import { maskMedium, type Medium } from '../codes/medium';
import { requireBrowser } from '../codes/code-request';
import { SendCodeService } from '../codes/send-code.service';
import type { CurrentSession } from '../sessions/current-session';
import { AccountService } from './account.service';
import { ownMedia } from './own-media';

/** Codes for a logged-in user: they prove the owner of the account, or a new medium. */
@Injectable()
export class AccountCodesService {
  constructor(
    private readonly account: AccountService,
    private readonly sender: SendCodeService,
    private readonly codes: CodesService,
  ) {}

  /** Sends a code to a confirmed medium of the account; MEDIUM_REFUSED when it has none of the type. */
  async sendToOwner({ userId }: CurrentSession, { mediumtype: type }: AccountCodeInput, visitor: Visitor): Promise<AccountCodeResponse> {
    const user = await this.account.require(userId);
    const medium = ownMedia(user).find((own) => type === undefined || own.type === type);
    if (!medium) {
      const detail = `Your account has no confirmed ${type === MEDIUM_TYPE.phone ? 'phone number' : 'email address'}.`;
      throw new DomainError('MEDIUM_REFUSED', { detail, fields: { mediumtype: detail } });
    }
    return this.send('owner', medium, visitor, userId);
  }

  /** Checks the owner's code: the session may then change the account for ten minutes. The caller renews the session's id. */
  async confirmOwner(session: CurrentSession, input: ConfirmCodeInput, visitor: Visitor): Promise<DoneResponse> {
    const user = await this.account.require(session.userId);
    const medium = await this.consume('owner', input, visitor, session.userId);
    if (!ownMedia(user).some(({ value }) => value === medium.value)) throw codeInvalid('owner');
    return { status: 200, message: 'Thank you. For ten minutes you can change your account.' };
  }

  async send(purpose: CodePurpose, medium: Medium, visitor: Visitor, accountId: string | null = null): Promise<AccountCodeResponse> {
    const sent = await this.sender.send({ purpose, medium, visitor: requireBrowser(visitor), accountId, isCall: false, field: 'medium' });
    const masked = maskMedium(medium);
    return { status: 200, message: `Verification code has been sent to ${masked}.`, medium: masked, retry_after: sent.retryAfter };
  }

  /** Uses up the code that this browser asked for; returns the medium it proves. Throws CODE_INVALID. */
  async consume(purpose: CodePurpose, { otps }: ConfirmCodeInput, visitor: Visitor, accountId: string | null = null): Promise<Medium> {
    const { sid } = requireBrowser(visitor);
    // An ended code is checked too, so that the browser learns how it ended.
    const asked = (await this.codes.findOfBrowser(purpose, sid)) ?? (await this.codes.findNewest(purpose, sid));
    if (!asked) throw codeInvalid(purpose);
    const medium = this.codes.mediumOf(asked);
    await this.codes.consume(await this.codes.check(purpose, medium, { code: otps.join(''), visitor, accountId }));
    return medium;
  }
}
