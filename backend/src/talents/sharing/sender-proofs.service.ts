import {
  LIMITS,
  MEDIUM_TYPE,
  MESSAGES,
  type ShareCodeInput,
  type ShareCodeResponse,
  type VerifyShareCodeInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { inOwnDatabaseTime } from '../../kernel/database/own-time';
import { DomainError } from '../../kernel/domain-error';
import { keyedHash } from '../../kernel/keyed-hash';
import type { Visitor } from '../../kernel/http/access.decorators';
import type { Reservation } from '../../kernel/rate-limits/rate-limits.service';
import { codeInvalid, CodesService, type Medium, parseMedium, requireBrowser, hashOf, newSid, SendCodeService } from '../../auth';
import { type SenderKey, ShareSendersRepository } from './share-senders.repository';

const PROOF_MS = LIMITS.shareProofSeconds * 1000;
/** How long a request for a code is stored, in milliseconds. */
export const SENDER_RETENTION_MS = 24 * 3600 * 1000;

/** A sender's e-mail address and mobile number. */
export type Sender = { readonly email: Medium; readonly mobile: Medium };
/** A consumed proof; it is given back when the share fails. */
export type UsedProof = Pick<Reservation, 'refund'>;

/** Proves a visitor's media by one code to both; a proof is good for one share within fifteen minutes. */
@Injectable()
export class SenderProofsService {
  constructor(
    private readonly senders: ShareSendersRepository,
    private readonly codeSender: SendCodeService,
    private readonly codes: CodesService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async ask(input: ShareCodeInput, visitor: Visitor): Promise<ShareCodeResponse> {
    const { sid } = requireBrowser(visitor);
    const { email, mobile } = senderOf(input);
    const request = {
      purpose: 'share',
      medium: email,
      copyTo: mobile,
      visitor: { ...visitor, sid },
      isCall: false,
      field: 'email',
    } as const;
    const { retryAfter, isCopied } = await this.codeSender.send(request);
    await this.senders.ask(this.keyOf({ email, mobile }, sid), this.clock.now());
    return { status: 1, message: isCopied ? MESSAGES.leadCodeSent : SENT_BY_MAIL, retry_after: retryAfter };
  }

  /** Checks the code and returns a new session id, under which alone the media are proved. */
  async verify(input: VerifyShareCodeInput, visitor: Visitor): Promise<string> {
    const { sid } = requireBrowser(visitor);
    const sender = senderOf(input);
    const key = this.keyOf(sender, sid);
    if (!(await this.senders.isAsked(key))) throw codeInvalid('share');
    await this.codes.consume(await this.codes.check('share', sender.email, { code: input.otp.join(''), visitor }));
    const renewed = newSid();
    await this.senders.prove(key, { askedBy: hashOf(renewed), provedUntil: this.clock.now() + PROOF_MS });
    return renewed;
  }

  /** Consumes the proof. Throws FRESH_CODE_NEEDED (403) when there is none. */
  async use(sender: Sender, { sid }: Visitor): Promise<UsedProof> {
    const key = sid === null ? null : this.keyOf(sender, sid);
    if (key && (await this.senders.use(key, this.clock.now()))) {
      return {
        refund: () => inOwnDatabaseTime(() => this.senders.prove(key, { askedBy: key.askedBy, provedUntil: this.clock.now() + PROOF_MS })),
      };
    }
    throw new DomainError('FRESH_CODE_NEEDED', { detail: 'Please confirm your e-mail address and mobile number with a code first.' });
  }

  private keyOf({ email, mobile }: Sender, sid: string): SenderKey {
    const hmac = (text: string) => keyedHash(this.config.secretKey, `share:${text}`);
    return { askedBy: hashOf(sid), emailHash: hmac(email.value), pairHash: hmac(`${email.value} ${mobile.value}`) };
  }
}

const SENT_BY_MAIL = 'Verification code has been sent to Email address.';

function senderOf({ email, mobile, country_code: dialCode }: ShareCodeInput): Sender {
  return { email: { type: MEDIUM_TYPE.email, value: email }, mobile: parseMedium(mobile, dialCode, 'mobile') };
}
