import { LIMITS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { sealText } from '../../kernel/sealed-text';
import { RateLimitsService, tooMany } from '../../kernel/rate-limits/rate-limits.service';
import type { Message } from '../../kernel/outbox/message';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { hashOf } from '../sessions/session-ids';
import { type Asker, AskersService } from './askers.service';
import { CodeCopiesService } from './code-copies.service';
import { CodeHashes } from './code-hashes';
import { CodeLimitsService } from './code-limits.service';
import { CODE_PURPOSES, gapMsOf } from './code-purpose';
import type { CodeRequest, SentCode } from './code-request';
import { channelOf, codeMessage } from './code.message';
import { fieldOf, type Way, CodeWaysService } from './code-ways.service';
import { locked, LoginFailuresService } from './login-failures.service';
import type { OneTimeCodeEntity } from './one-time-code.entity';
import { newCode } from './new-code';
import { type NewCode, OneTimeCodeRepository } from './one-time-code.repository';
import { PhoneCodesService } from './phone-codes.service';
import { unlockMessage } from './unlock.message';

const LIFETIME_MS = LIMITS.codeLifetimeSeconds * 1000;
const UNLOCK_LIFETIME_MS = 24 * 3600 * 1000;
export const EXPIRED_CODE_RETENTION_MS = 3600 * 1000;
const LOCKED = 'This login is locked after too many wrong codes. We have sent you a link that opens it again.';

/** Counters that a browser's next code inherits. */
type SendSeries = { readonly sends: number; readonly reservationIds: readonly string[] };

@Injectable()
export class SendCodeService {
  constructor(
    private readonly codes: OneTimeCodeRepository,
    private readonly askers: AskersService,
    private readonly hashes: CodeHashes,
    private readonly codeLimits: CodeLimitsService,
    private readonly phones: PhoneCodesService,
    private readonly ways: CodeWaysService,
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
    const asker = this.askers.of(request);
    const askedBy = hashOf(visitor.sid);
    const former = await this.codes.find({ purpose, mediumHash: this.hashes.ofMedium(medium), askedBy });
    const left = (former?.sentAt ?? 0) + gapMsOf(purpose) - this.clock.now();
    if (left > 0) throw tooMany(left);
    const sendsBefore = this.sendsBefore(former);
    if (request.isCall) this.ways.requireCall(sendsBefore);
    const { ids, open } = await this.codeLimits.consumeSend(purpose, medium, asker);
    const reservationIds = [...ids];
    try {
      if (CODE_PURPOSES[purpose].opensAccount && (await this.failures.isLocked(medium, asker))) throw await this.sendUnlock(request, asker);
      const way = await this.ways.wayOf(request, asker);
      reservationIds.push(...way.reservationIds);
      const sends = sendsBefore + 1;
      const series = { sends, reservationIds: [...(sendsBefore > 0 ? (former?.reservationIds ?? []) : []), ...open] };
      const isCopied = await this.dispatch(request, { ...way, reservationIds, asker }, series);
      return { retryAfter: CODE_PURPOSES[purpose].gapSeconds, canCall: this.ways.canCall(sends, request), isCopied };
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'LOGIN_LOCKED')) await this.limits.refund(reservationIds);
      throw error;
    }
  }

  /** Number of consecutive sends to this browser; 0 after a code that was used or expired. */
  private sendsBefore(former: OneTimeCodeEntity | null): number {
    return former?.consumedAt === null && former.expiresAt > this.clock.now() ? former.sends : 0;
  }

  /** Stores and sends the code; true when a copy went to a second medium. */
  private async dispatch(
    request: CodeRequest,
    { channel, to, reservationIds, asker }: Way & { readonly asker: Asker },
    series: SendSeries,
  ): Promise<boolean> {
    const { purpose, medium, visitor, copyTo } = request;
    const now = this.clock.now();
    const code = newCode();
    const bound = { purpose, mediumHash: this.hashes.ofMedium(medium), askedBy: hashOf(visitor.sid) };
    const fresh: NewCode = {
      ...bound,
      mediumType: medium.type,
      sealedMedium: sealText(this.config.secretKey, medium.value),
      digest: this.hashes.ofCode(bound, code),
      ...series,
      sentAt: now,
      expiresAt: now + LIFETIME_MS,
    };
    // Where nobody is called, the code that was sent before keeps working.
    const lastSentUntil = now - gapMsOf(purpose);
    const isFirst = to === null ? await this.codes.countSend(fresh, lastSentUntil) : await this.codes.replace(fresh, lastSentUntil);
    if (!isFirst) throw tooMany(gapMsOf(purpose));
    if (to !== null) {
      const message = codeMessage(channel, to, { purpose, code, publicUrl: this.config.publicUrl });
      await this.post(fresh, message, reservationIds);
    }
    return copyTo !== undefined && this.copies.send(copyTo, { purpose, code, lifetimeMs: LIFETIME_MS, asker });
  }

  private async post(code: NewCode, message: Message, reservationIds: readonly string[]): Promise<void> {
    try {
      await this.codes.setMessage(code, await this.outbox.enqueue(message, { lifetimeMs: LIFETIME_MS, reservationIds }));
    } catch (error) {
      await this.codes.withdraw(code).catch(() => undefined);
      throw error;
    }
  }

  /** Sends a locked login a link that unlocks it, at most once an hour, instead of a code; returns the refusal. */
  private async sendUnlock(request: CodeRequest, asker: Asker): Promise<DomainError> {
    const { medium } = request;
    const reservationIds = channelOf(medium) === 'sms' ? await this.phones.consumeSms(medium, fieldOf(request), asker) : [];
    const token = await this.failures.newUnlockToken(medium, asker);
    if (token === null) await this.limits.refund(reservationIds);
    else await this.outbox.enqueue(unlockMessage(medium, token, this.config.publicUrl), { lifetimeMs: UNLOCK_LIFETIME_MS, reservationIds });
    return locked(LOCKED, fieldOf(request));
  }
}
