import { LIMITS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import { sealText } from '../../platform/sealed-text';
import { RateLimitsService, tooMany } from '../limits';
import { type Message, OutboxService } from '../outbox';
import { hashOf } from '../sessions';
import { CodeCopiesService } from './code-copies.service';
import { CodeHashes } from './code-hashes';
import { CodeLimitsService } from './code-limits.service';
import { CODE_PURPOSES, gapMsOf } from './code-purpose';
import type { CodeRequest, SentCode } from './code-request';
import { type Channel, channelOf, codeMessage } from './code.message';
import { locked, LoginFailuresService } from './login-failures.service';
import type { Medium } from './medium';
import type { OneTimeCodeEntity } from './one-time-code.entity';
import { newCode } from './new-code';
import { type NewCode, OneTimeCodeRepository } from './one-time-code.repository';
import { PhoneCodesService } from './phone-codes.service';
import { unlockMessage } from './unlock.message';

const LIFETIME_MS = LIMITS.codeLifetimeSeconds * 1000;
const UNLOCK_LIFETIME_MS = 24 * 3600 * 1000;
const KEEP_EXPIRED_MS = 3600 * 1000;
/** A call may follow the first resend. */
const SENDS_BEFORE_CALL = 2;
const LOCKED = 'This login is locked after too many wrong codes. We have sent you a link that opens it again.';

/** Which way a code goes; `to` null: nobody is rung. */
type Way = { readonly channel: Channel; readonly to: Medium | null; readonly uses: readonly string[] };

@Injectable()
export class SendCodeService {
  constructor(
    private readonly codes: OneTimeCodeRepository,
    private readonly hashes: CodeHashes,
    private readonly codeLimits: CodeLimitsService,
    private readonly phones: PhoneCodesService,
    private readonly copies: CodeCopiesService,
    private readonly failures: LoginFailuresService,
    private readonly limits: RateLimitsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async send(request: CodeRequest): Promise<SentCode> {
    const { purpose, medium, visitor } = request;
    if (medium.type === MEDIUM_TYPE.phone) this.phones.requireAllowed(medium, fieldOf(request));
    const former = await this.codes.find(purpose, this.hashes.ofMedium(medium));
    const left = (former?.sentAt ?? 0) + gapMsOf(purpose) - this.clock.now();
    if (left > 0) throw tooMany(left);
    const sendsBefore = this.sendsBefore(former, visitor.sid);
    const sends = sendsBefore + 1;
    if (request.isCall) this.requireCall(sendsBefore);
    const { ids } = await this.codeLimits.takeSend(purpose, medium, visitor.ip);
    const uses = [...ids];
    try {
      if (CODE_PURPOSES[purpose].opensAccount && (await this.failures.isLocked(medium))) throw await this.sendUnlock(request);
      const way = await this.wayOf(request);
      uses.push(...way.uses);
      const isCopied = await this.dispatch(request, { ...way, uses }, sends);
      return { retryAfter: CODE_PURPOSES[purpose].gapSeconds, canCall: this.canCall(sends), isCopied };
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'LOGIN_LOCKED')) await this.limits.giveBack(uses);
      throw error;
    }
  }

  /** After so many sends the next one may be a call. */
  canCall(sends: number): boolean {
    return this.config.hasPhoneCodes && sends >= SENDS_BEFORE_CALL;
  }

  /** How often this browser has asked, one code after the other; a code that was used or ran out begins anew. */
  private sendsBefore(former: OneTimeCodeEntity | null, sid: string): number {
    const isSame = former?.askedBy === hashOf(sid) && former.consumedAt === null && former.expiresAt > this.clock.now();
    return isSame ? former.sends : 0;
  }

  private requireCall(sendsBefore: number): void {
    if (this.canCall(sendsBefore)) return;
    const detail = this.config.hasPhoneCodes ? 'Have the code sent once more first; then we can call.' : 'We cannot call at the moment.';
    throw new DomainError('MEDIUM_REFUSED', { detail, fields: { otp_type: detail } });
  }

  private async wayOf(request: CodeRequest): Promise<Way> {
    const { medium, isCall, callTo = null } = request;
    const field = fieldOf(request);
    if (!isCall && medium.type === MEDIUM_TYPE.email) return { channel: 'mail', to: medium, uses: [] };
    if (!isCall) return { channel: 'sms', to: medium, uses: await this.phones.takeSms(medium, field) };
    if (medium.type === MEDIUM_TYPE.phone) return { channel: 'call', to: medium, uses: await this.phones.takeCall(medium, field) };
    const uses = await this.phones.takeCallFor(medium, callTo, field);
    return { channel: 'call', to: uses === null ? null : callTo, uses: uses ?? [] };
  }

  /** Answers whether the code went to a second medium too. */
  private async dispatch(request: CodeRequest, { channel, to, uses }: Way, sends: number): Promise<boolean> {
    const { purpose, medium, visitor, copyTo } = request;
    const now = this.clock.now();
    const code = newCode();
    const bound = { purpose, mediumHash: this.hashes.ofMedium(medium), askedBy: hashOf(visitor.sid) };
    const fresh: NewCode = {
      ...bound,
      mediumType: medium.type,
      sealedMedium: sealText(this.config.secretKey, medium.value),
      digest: this.hashes.ofCode(bound, code),
      sends,
      sentAt: now,
      expiresAt: now + LIFETIME_MS,
    };
    // Where nobody is rung, the code that was sent before goes on working.
    const lastSentUntil = now - gapMsOf(purpose);
    const isFirst = to === null ? await this.codes.countSend(fresh, lastSentUntil) : await this.codes.replace(fresh, lastSentUntil);
    if (!isFirst) throw tooMany(gapMsOf(purpose));
    if (to !== null) {
      const message = codeMessage(channel, to, { purpose, code, publicUrl: this.config.publicUrl });
      await this.post(fresh, message, uses);
    }
    await this.codes.deleteExpired(now - KEEP_EXPIRED_MS);
    return copyTo !== undefined && this.copies.send(copyTo, { purpose, code, lifetimeMs: LIFETIME_MS });
  }

  private async post(code: NewCode, message: Message, uses: readonly string[]): Promise<void> {
    try {
      await this.codes.setMessage(code, await this.outbox.put(message, { lifetimeMs: LIFETIME_MS, uses }));
    } catch (error) {
      await this.codes.withdraw(code).catch(() => undefined);
      throw error;
    }
  }

  /** A locked login gets no codes, but at most once an hour a link that opens it. Answers the refusal. */
  private async sendUnlock(request: CodeRequest): Promise<DomainError> {
    const { medium } = request;
    const uses = channelOf(medium) === 'sms' ? await this.phones.takeSms(medium, fieldOf(request)) : [];
    const token = await this.failures.newUnlockToken(medium);
    if (token === null) await this.limits.giveBack(uses);
    else await this.outbox.put(unlockMessage(medium, token, this.config.publicUrl), { lifetimeMs: UNLOCK_LIFETIME_MS, uses });
    return locked(LOCKED, fieldOf(request));
  }
}

function fieldOf({ field = 'otp_send_medium' }: CodeRequest): string {
  return field;
}
