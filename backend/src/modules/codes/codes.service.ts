import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { LIMITS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import type { Visitor } from '../../platform/http/access.decorators';
import { sealText } from '../../platform/sealed-text';
import { RateLimitsService, tooMany } from '../limits';
import { OutboxService } from '../outbox';
import { hashOf } from '../sessions';
import { codeMessage } from './code.message';
import type { Medium } from './medium';
import type { OneTimeCodeEntity } from './one-time-code.entity';
import { OneTimeCodeRepository } from './one-time-code.repository';

/** `login`: into an account or towards one; `owner`: an account's owner proves to be there; `contact`: a new medium is proved. */
export type CodePurpose = 'login' | 'owner' | 'contact';

/** A visitor whose browser carries an id; codes are bound to it. */
export type CodeVisitor = Visitor & { readonly sid: string };

export type CodeRequest = {
  readonly purpose: CodePurpose;
  /** What the code proves. */
  readonly medium: Medium;
  readonly visitor: CodeVisitor;
  readonly isCall: boolean;
  /** Where a call goes when the medium is an e-mail address: the account's confirmed phone, or nowhere. */
  readonly callTo?: Medium | null;
};

export type SentCode = { readonly retryAfter: number; readonly canCall: boolean };

const HOUR_MS = 3600 * 1000;
const PER_ADDRESS_AND_HOUR = 5;
const PER_IP_AND_HOUR = 30;
const GAP_MS = LIMITS.loginResendSeconds * 1000;
const LIFETIME_MS = LIMITS.codeLifetimeSeconds * 1000;
const KEEP_EXPIRED_MS = 24 * HOUR_MS;

/** One-time codes. A code is bound to its medium, its purpose and the browser that asked. */
@Injectable()
export class CodesService {
  constructor(
    private readonly codes: OneTimeCodeRepository,
    private readonly limits: RateLimitsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Sends a code, or refuses: 429 with the seconds to wait, 422 for a number that gets no codes. */
  async send({ purpose, medium, visitor }: CodeRequest): Promise<SentCode> {
    const mediumHash = this.hashOf(medium);
    await this.requireGap(purpose, mediumHash);
    const use = await this.limits.take([
      { name: 'login-code:address', subject: medium.value, most: PER_ADDRESS_AND_HOUR, windowMs: HOUR_MS },
      { name: 'login-code:ip', subject: visitor.ip, most: PER_IP_AND_HOUR, windowMs: HOUR_MS },
    ]);
    const now = this.clock.now();
    const code = String(randomInt(0, 10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
    const askedBy = hashOf(visitor.sid);
    const fresh = {
      purpose,
      mediumHash,
      mediumType: medium.type,
      sealedMedium: sealText(this.config.secretKey, medium.value),
      askedBy,
      digest: this.digestOf({ purpose, mediumHash, askedBy }, code),
      sends: 1,
      sentAt: now,
      expiresAt: now + LIFETIME_MS,
    };
    if (!(await this.codes.replace(fresh, now - GAP_MS))) {
      await use.takeBack();
      throw tooMany(GAP_MS);
    }
    await this.outbox.put(codeMessage(medium.value, code, this.config.publicUrl), { lifetimeMs: LIFETIME_MS, uses: use.ids });
    await this.codes.deleteExpired(now - KEEP_EXPIRED_MS);
    return { retryAfter: LIMITS.loginResendSeconds, canCall: medium.type === MEDIUM_TYPE.phone };
  }

  /** The live code that these digits open. A wrong, a late and a used code are told apart by nobody. */
  async check(purpose: CodePurpose, medium: Medium, { code, visitor }: { code: string; visitor: Visitor }): Promise<OneTimeCodeEntity> {
    const mediumHash = this.hashOf(medium);
    const isCounted = await this.codes.countAttempt(purpose, mediumHash, { now: this.clock.now(), limit: LIMITS.codeAttempts });
    const current = isCounted ? await this.codes.find(purpose, mediumHash) : null;
    const expected = this.digestOf({ purpose, mediumHash, askedBy: hashOf(visitor.sid ?? '') }, code);
    if (!current || !timingSafeEqual(Buffer.from(current.digest), Buffer.from(expected))) throw codeInvalid();
    return current;
  }

  /** Uses the code up; of several requests at once only one gets through. */
  async consume(code: OneTimeCodeEntity): Promise<void> {
    if (!(await this.codes.consume(code, this.clock.now()))) throw codeInvalid();
  }

  private async requireGap(purpose: CodePurpose, mediumHash: string): Promise<void> {
    const current = await this.codes.find(purpose, mediumHash);
    const left = (current?.sentAt ?? 0) + GAP_MS - this.clock.now();
    if (left > 0) throw tooMany(left);
  }

  private hashOf({ value }: Medium): string {
    return this.hmac('medium', value);
  }

  private digestOf(bound: Pick<OneTimeCodeEntity, 'purpose' | 'mediumHash' | 'askedBy'>, code: string): string {
    return this.hmac('code', bound.purpose, bound.mediumHash, bound.askedBy, code);
  }

  private hmac(...parts: readonly string[]): string {
    return createHmac('sha256', this.config.secretKey).update(parts.join(':')).digest('hex');
  }
}

function codeInvalid(): DomainError {
  const detail = 'This code does not work. Check the digits, or ask for a new code.';
  return new DomainError('CODE_INVALID', { detail, fields: { otps: detail } });
}
