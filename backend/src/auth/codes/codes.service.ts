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
import { LoginFailuresService } from './login-failures.service';
import type { Medium } from './medium';
import type { OneTimeCodeEntity } from './one-time-code.entity';
import { OneTimeCodeRepository } from './one-time-code.repository';
import { PhoneCodesService } from './phone-codes.service';
import { type CallRequest, CodeWaysService } from './code-ways.service';

/** Time in milliseconds after a sign-up during which concurrent requests still find its proof. */
const PROOF_GRACE_MS = LIMITS.requestTimeoutMs;

/** One-time codes, each bound to its medium, its purpose and the browser that asked. */
@Injectable()
export class CodesService {
  constructor(
    private readonly codes: OneTimeCodeRepository,
    private readonly askers: AskersService,
    private readonly ways: CodeWaysService,
    private readonly hashes: CodeHashes,
    private readonly limits: CodeLimitsService,
    private readonly failures: LoginFailuresService,
    private readonly phones: PhoneCodesService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Checks digits and returns the live code. Throws CODE_INVALID, with the reason only for the browser that asked; LOGIN_LOCKED or 429 while the asker has to wait. */
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

  /** Reason why the browser's code takes no more attempts, or null. Guesses without a live code are not counted: they cannot succeed, and would lock out strangers. */
  private endOf(code: OneTimeCodeEntity | null): CodeEnd | null {
    if (!code) return null;
    if (code.consumedAt !== null) return 'used';
    return code.expiresAt <= this.clock.now() ? 'expired' : 'tried';
  }

  /** Uses the code up; of concurrent requests only one succeeds, the others get CODE_INVALID. */
  consume(code: OneTimeCodeEntity): Promise<void> {
    return this.useUp(code, { provedBy: code.askedBy, proofMs: 0 });
  }

  /** Uses the code up as proof of the medium for `proofMs` milliseconds, in the browser with the new id `sid`. */
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

  /** Uses the code up without counting its phone as verified; of concurrent requests only one gets true. */
  tryConsume(code: OneTimeCodeEntity): Promise<boolean> {
    const now = this.clock.now();
    return this.codes.consume(code, { consumedAt: now, expiresAt: now, askedBy: code.askedBy });
  }

  /** Counts a code that was also sent to a phone as verified. */
  countCopyVerified(): Promise<void> {
    return this.phones.countVerified();
  }

  /** Newest live code that this browser asked for and has not sent in. */
  findOfBrowser(purpose: CodePurpose, sid: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOpen(purpose, hashOf(sid), this.clock.now());
  }

  /** Newest code that this browser asked for, live or ended. */
  findNewest(purpose: CodePurpose, sid: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findNewest(purpose, hashOf(sid));
  }

  /** Newest code with which this browser proved a medium, while the proof is valid. */
  findProof(purpose: CodePurpose, sid: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findProof(purpose, hashOf(sid), this.clock.now());
  }

  async endProof(code: OneTimeCodeEntity): Promise<void> {
    await this.codes.endProof(code, this.clock.now() + PROOF_GRACE_MS);
  }

  /** Deletes the codes and failed attempts of a medium. */
  async deleteAllOf(medium: Medium): Promise<void> {
    await this.codes.deleteOf(this.hashes.ofMedium(medium));
    await this.failures.deleteAllOf(medium);
  }

  mediumOf({ purpose, mediumType: type, sealedMedium }: OneTimeCodeEntity): Medium {
    const value = openSealedText(this.config.secretKey, sealedMedium);
    if (value === null) throw codeInvalid(purpose);
    return { type, value };
  }

  /** Whole seconds until the next code may be asked for. */
  retryAfterOf({ purpose, sentAt }: OneTimeCodeEntity): number {
    return Math.max(0, Math.ceil((sentAt + gapMsOf(purpose) - this.clock.now()) / 1000));
  }

  /** True when the next code may come by a call. */
  canCall({ sends }: OneTimeCodeEntity, request: CallRequest): boolean {
    return this.ways.canCall(sends, request);
  }
}
