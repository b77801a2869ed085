import { timingSafeEqual } from 'node:crypto';
import { LIMITS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import type { Transaction } from '../../platform/database/transaction';
import type { Visitor } from '../../platform/http/access.decorators';
import { openSealedText } from '../../platform/sealed-text';
import { hashOf } from '../sessions';
import { CodeHashes } from './code-hashes';
import { codeInvalid } from './code-invalid';
import { CodeLimitsService } from './code-limits.service';
import { CODE_PURPOSES, type CodePurpose, gapMsOf } from './code-purpose';
import type { CodeRequest, SentCode } from './code-request';
import { LoginFailuresService } from './login-failures.service';
import { maskMedium, type Medium } from './medium';
import type { OneTimeCodeEntity } from './one-time-code.entity';
import { OneTimeCodeRepository } from './one-time-code.repository';
import { PhoneCodesService } from './phone-codes.service';
import { SendCodeService } from './send-code.service';

/** Requests that were under way when a sign-up was done still find the proof; later ones do not. */
const PROOF_GRACE_MS = LIMITS.requestTimeoutMs;

/** One-time codes. A code is bound to its medium, its purpose and the browser that asked. */
@Injectable()
export class CodesService {
  constructor(
    private readonly codes: OneTimeCodeRepository,
    private readonly sender: SendCodeService,
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

  /** The live code that these digits open. A wrong, a late and a used code are told apart by nobody. */
  async check(purpose: CodePurpose, medium: Medium, { code, visitor }: { code: string; visitor: Visitor }): Promise<OneTimeCodeEntity> {
    const { opensAccount } = CODE_PURPOSES[purpose];
    if (opensAccount) await this.failures.requireOpen(medium);
    const use = await this.limits.takeCheck(visitor.ip);
    const bound = { purpose, mediumHash: this.hashes.ofMedium(medium), askedBy: hashOf(visitor.sid ?? '') };
    const attempt = { askedBy: bound.askedBy, now: this.clock.now(), limit: LIMITS.codeAttempts };
    const isCounted = await this.codes.countAttempt(purpose, bound.mediumHash, attempt);
    const current = isCounted ? await this.codes.find(purpose, bound.mediumHash) : null;
    const expected = this.hashes.ofCode(bound, code);
    if (!current || !timingSafeEqual(Buffer.from(current.digest), Buffer.from(expected))) {
      // A guess without a live code cannot succeed; counted, it would let strangers lock a login they never asked a code for.
      if (isCounted && opensAccount) await this.failures.count(medium);
      throw codeInvalid(purpose);
    }
    await use.takeBack();
    if (opensAccount) await this.failures.reset(medium);
    return current;
  }

  /** Uses the code up; of several requests at once only one gets through. `proofMs`: how long it goes on proving the medium. */
  async consume(code: OneTimeCodeEntity, proofMs = 0): Promise<void> {
    const now = this.clock.now();
    if (!(await this.codes.consume(code, now, now + proofMs))) throw codeInvalid(code.purpose);
    if (code.mediumType === MEDIUM_TYPE.phone) await this.phones.countVerified();
  }

  /** The same as part of a transaction; false for all but the first. */
  consumeWithin(transaction: Transaction, code: OneTimeCodeEntity): Promise<boolean> {
    const now = this.clock.now();
    return new OneTimeCodeRepository(transaction).consume(code, now, now);
  }

  /** A code that had gone to a phone as well came back. */
  countCopyVerified(): Promise<void> {
    return this.phones.countVerified();
  }

  /** The newest code that this browser asked for and has not sent in. */
  findOfBrowser(purpose: CodePurpose, sid: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOpen(purpose, hashOf(sid), this.clock.now());
  }

  /** The newest code with which this browser has proved a medium, while the proof lasts. */
  findProof(purpose: CodePurpose, sid: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findProof(purpose, hashOf(sid), this.clock.now());
  }

  async endProof(code: OneTimeCodeEntity): Promise<void> {
    await this.codes.endProof(code, this.clock.now() + PROOF_GRACE_MS);
  }

  /** Removes what is kept about a medium: its codes and its wrong tries. */
  async forget(medium: Medium): Promise<void> {
    await this.codes.deleteOf(this.hashes.ofMedium(medium));
    await this.failures.reset(medium);
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
  canCall({ sends }: OneTimeCodeEntity): boolean {
    return this.sender.canCall(sends);
  }
}
