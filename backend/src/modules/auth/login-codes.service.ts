import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import type { Visitor } from '../../platform/http/access.decorators';
import { RateLimitsService, tooMany } from '../limits';
import { OutboxService } from '../outbox';
import type { LoginCodeEntity } from './login-code.entity';
import { loginCodeMessage } from './login-code.message';
import { LoginCodeRepository } from './login-code.repository';

const PURPOSE = 'login';
const HOUR_MS = 3600 * 1000;
const PER_ADDRESS_AND_HOUR = 5;
const PER_IP_AND_HOUR = 30;
const GAP_MS = LIMITS.loginResendSeconds * 1000;
const LIFETIME_MS = LIMITS.codeLifetimeSeconds * 1000;
const KEEP_EXPIRED_MS = 24 * HOUR_MS;

/** One-time codes for the login. A code is bound to its address, its purpose and the browser that asked. */
@Injectable()
export class LoginCodesService {
  constructor(
    private readonly codes: LoginCodeRepository,
    private readonly limits: RateLimitsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Sends a code, or refuses with the seconds to wait. */
  async send(email: string, { sid, ip }: Visitor & { readonly sid: string }): Promise<void> {
    const mediumHash = this.hmac('medium', email);
    await this.requireGap(mediumHash);
    const takeBack = await this.limits.take([
      { name: 'login-code:address', subject: email, most: PER_ADDRESS_AND_HOUR, windowMs: HOUR_MS },
      { name: 'login-code:ip', subject: ip, most: PER_IP_AND_HOUR, windowMs: HOUR_MS },
    ]);
    const now = this.clock.now();
    const code = String(randomInt(0, 10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
    const askedBy = sha256(sid);
    const fresh = { purpose: PURPOSE, mediumHash, askedBy, digest: this.digestOf({ mediumHash, askedBy }, code) };
    if (!(await this.codes.replace({ ...fresh, sentAt: now, expiresAt: now + LIFETIME_MS }, now - GAP_MS))) {
      await takeBack();
      throw tooMany(GAP_MS);
    }
    await this.outbox.put(loginCodeMessage(email, code, this.config.publicUrl), LIFETIME_MS);
    await this.codes.deleteExpired(now - KEEP_EXPIRED_MS);
  }

  private async requireGap(mediumHash: string): Promise<void> {
    const current = await this.codes.find(PURPOSE, mediumHash);
    const left = (current?.sentAt ?? 0) + GAP_MS - this.clock.now();
    if (left > 0) throw tooMany(left);
  }

  /** The live code that these digits open. A wrong, a late and a used code are told apart by nobody. */
  async check(email: string, code: string, { sid }: Visitor): Promise<LoginCodeEntity> {
    const mediumHash = this.hmac('medium', email);
    const isCounted = await this.codes.countAttempt(PURPOSE, mediumHash, { now: this.clock.now(), limit: LIMITS.codeAttempts });
    const current = isCounted ? await this.codes.find(PURPOSE, mediumHash) : null;
    const expected = this.digestOf({ mediumHash, askedBy: sha256(sid ?? '') }, code);
    if (!current || !timingSafeEqual(Buffer.from(current.digest), Buffer.from(expected))) throw codeInvalid();
    return current;
  }

  /** Uses the code up; of several requests at once only one gets through. */
  async consume(code: LoginCodeEntity): Promise<void> {
    if (!(await this.codes.consume(code, this.clock.now()))) throw codeInvalid();
  }

  private digestOf({ mediumHash, askedBy }: Pick<LoginCodeEntity, 'mediumHash' | 'askedBy'>, code: string): string {
    return this.hmac('code', PURPOSE, mediumHash, askedBy, code);
  }

  private hmac(...parts: readonly string[]): string {
    return createHmac('sha256', this.config.secretKey).update(parts.join(':')).digest('hex');
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function codeInvalid(): DomainError {
  const detail = 'This code does not work. Check the digits, or ask for a new code.';
  return new DomainError('CODE_INVALID', { detail, fields: { otps: detail } });
}
