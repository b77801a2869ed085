import { timingSafeEqual } from 'node:crypto';
import { LIMITS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { openSealedText } from '../../kernel/sealed-text';
import { hashOf } from '../sessions/session-ids';
import { type AskedBy, AskersService } from './askers.service';
import { CodeHashes } from './code-hashes';
import { type CodeEnd, codeInvalid } from './code-invalid';
import { CodeLimitsService } from './code-limits.service';
import { CODE_PURPOSES, type CodePurpose, gapMsOf } from './code-purpose';
import type { CodeRequest, SentCode } from './code-request';
import { LoginFailuresService } from './login-failures.service';
import { maskMedium, type Medium } from './medium';
import type { OneTimeCodeEntity } from './one-time-code.entity';
import { OneTimeCodeRepository } from './one-time-code.repository';
import { PhoneCodesService } from './phone-codes.service';
import { type CallRequest, CodeWaysService } from './code-ways.service';
import { SendCodeService } from './send-code.service';

/** Requests that were under way when a sign-up was done still find the proof; later ones do not. */
const PROOF_GRACE_MS = LIMITS.requestTimeoutMs;

/** One-time codes. A code is bound to its medium, its purpose and the browser that asked. */
@Injectable()
export class CodesService {
  constructor(
    private readonly codes: OneTimeCodeRepository,
    private readonly askers: AskersService,
    private readonly sender: SendCodeService,
    private readonly ways: CodeWaysService,
    private readonly hashes: CodeHashes,
    private readonly limits: CodeLimitsService,
    private readonly failures: LoginFailuresService,
    private readonly phones: PhoneCodesService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Sends a code, or refuses: 429 with the seconds to wait, 422 for a number that gets no codes, 403 for a locked login. */
  send(request: CodeRequest): Promise<SentCode> {
    return this.sender.send(request);
  }

  /** The live code that these digits open. The browser that asked is told when its code has ended; nobody else is told anything. */
  async check(purpose: CodePurpose, medium: Medium, { code, ...askedBy }: AskedBy & { readonly code: string }): Promise<OneTimeCodeEntity> {
    const { opensAccount } = CODE_PURPOSES[purpose];
    const asker = this.askers.of(askedBy);
    if (opensAccount) await this.failures.requireOpen(medium, asker);
    const reservation = await this.limits.consumeCheck(asker);
    const bound = { purpose, mediumHash: this.hashes.ofMedium(medium), askedBy: hashOf(asker.browser) };
    const isCounted = await this.codes.countAttempt(bound, { now: this.clock.now(), limit: LIMITS.codeAttempts });
    const current = await this.codes.find(bound);
    if (!isCounted || !current) throw codeInvalid(purpose, this.endOf(current));
    if (!timingSafeEqual(Buffer.from(current.digest), Buffer.from(this.hashes.ofCode(bound, code)))) {
      if (opensAccount) await this.failures.count(medium, asker);
      throw codeInvalid(purpose);
    }
    await reservation.refund();
    await this.limits.refund(current.reservationIds ?? []);
    if (opensAccount) await this.failures.reset(medium, asker);
    return current;
  }

  /** Why the browser's own code takes no more tries. A guess without a live code is not counted: it cannot succeed, and would lock out strangers. */
  private endOf(code: OneTimeCodeEntity | null): CodeEnd | null {
    if (!code) return null;
    if (code.consumedAt !== null) return 'used';
    return code.expiresAt <= this.clock.now() ? 'expired' : 'tried';
  }

  /** Uses the code up; of several requests at once only one gets through. */
  consume(code: OneTimeCodeEntity): Promise<void> {
    return this.useUp(code, { provedBy: code.askedBy, proofMs: 0 });
  }

  /** Uses the code up as proof of the medium, for `proofMs`, in the browser whose new id is `sid`. */
  consumeAsProof(code: OneTimeCodeEntity, { sid, proofMs }: { readonly sid: string; readonly proofMs: number }): Promise<void> {
    return this.useUp(code, { provedBy: hashOf(sid), proofMs });
  }

  private async useUp(
    code: OneTimeCodeEntity,
    { provedBy, proofMs }: { readonly provedBy: string; readonly proofMs: number },
  ): Promise<void> {
    const now = this.clock.now();
    const isFirst = await this.codes.consume(code, { consumedAt: now, expiresAt: now + proofMs, askedBy: provedBy });
    if (!isFirst) throw codeInvalid(code.purpose);
    if (code.mediumType === MEDIUM_TYPE.phone) await this.phones.countVerified();
  }

  /** Uses the code up without counting its number as a verified one; false for all but the first. */
  tryConsume(code: OneTimeCodeEntity): Promise<boolean> {
    const now = this.clock.now();
    return this.codes.consume(code, { consumedAt: now, expiresAt: now, askedBy: code.askedBy });
  }

  /** A code that had gone to a phone as well came back. */
  countCopyVerified(): Promise<void> {
    return this.phones.countVerified();
  }

  /** The newest code that this browser asked for and has not sent in. */
  findOfBrowser(purpose: CodePurpose, sid: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOpen(purpose, hashOf(sid), this.clock.now());
  }

  /** The newest code that this browser asked for, whatever became of it. */
  findNewest(purpose: CodePurpose, sid: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findNewest(purpose, hashOf(sid));
  }

  /** The newest code with which this browser has proved a medium, while the proof lasts. */
  findProof(purpose: CodePurpose, sid: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findProof(purpose, hashOf(sid), this.clock.now());
  }

  async endProof(code: OneTimeCodeEntity): Promise<void> {
    await this.codes.endProof(code, this.clock.now() + PROOF_GRACE_MS);
  }

  /** Removes what is kept about a medium: its codes and its wrong tries. */
  async deleteAllOf(medium: Medium): Promise<void> {
    await this.codes.deleteOf(this.hashes.ofMedium(medium));
    await this.failures.deleteAllOf(medium);
  }

  mediumOf({ purpose, mediumType: type, sealedMedium }: OneTimeCodeEntity): Medium {
    const value = openSealedText(this.config.secretKey, sealedMedium);
    if (value === null) throw codeInvalid(purpose);
    return { type, value };
  }

  /** 'a***@example.com', '******10'. */
  maskMedium(medium: Medium): string {
    return maskMedium(medium);
  }

  /** Whole seconds until another code may be asked for. */
  retryAfterOf({ purpose, sentAt }: OneTimeCodeEntity): number {
    return Math.max(0, Math.ceil((sentAt + gapMsOf(purpose) - this.clock.now()) / 1000));
  }

  /** The next code may also come by a call. */
  canCall({ sends }: OneTimeCodeEntity, request: CallRequest): boolean {
    return this.ways.canCall(sends, request);
  }
}
