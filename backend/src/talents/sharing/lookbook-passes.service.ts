import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { keyedHash } from '../../kernel/keyed-hash';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import type { ShareEntity } from './share.entity';

const HOUR_MS = 3600 * 1000;
export const PASS_MS = 12 * HOUR_MS;
const WRONG_PER_HOUR = 10;
const WRONG = 'This is not the passcode. Ask the sender for it.';

type Locked = Pick<ShareEntity, 'tokenHash' | 'passcodeHash'>;
export type Cookies = Readonly<Record<string, string | undefined>>;

/** Checks the passcodes of links, and remembers by cookie which browsers knew them. */
@Injectable()
export class LookbookPassesService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Hashes a passcode with its link, so that equal passcodes of two links have different hashes. */
  hashOf(tokenHash: string, passcode: string): string {
    return keyedHash(this.config.secretKey, `share-passcode:${tokenHash}:${passcode.normalize('NFC')}`);
  }

  require(share: Locked, cookies: Cookies): void {
    if (share.passcodeHash === null || this.isPass(share, cookies[cookieOf(share)] ?? '')) return;
    throw new DomainError('PASSCODE_REQUIRED', { detail: 'The sender protected this link. Enter the passcode to open it.' });
  }

  /** Throws PASSCODE_WRONG for a wrong passcode. Only wrong tries stay counted; past ten an hour even the right one is refused. */
  async check(share: Locked, passcode: string): Promise<void> {
    if (share.passcodeHash === null) return;
    const tries = { name: 'lookbook-open:link:hour', subject: share.tokenHash, most: WRONG_PER_HOUR, windowMs: HOUR_MS };
    const reservation = await this.limits.consume([tries]);
    if (!isSame(this.hashOf(share.tokenHash, passcode), share.passcodeHash)) {
      throw new DomainError('PASSCODE_WRONG', { detail: WRONG, fields: { passcode: WRONG } });
    }
    await reservation.refund();
  }

  remember(share: Locked, reply: FastifyReply): void {
    if (share.passcodeHash === null) return;
    const until = this.clock.now() + PASS_MS;
    const options = { path: '/api/lookbook', secure: true, httpOnly: true, sameSite: 'lax', maxAge: PASS_MS / 1000 } as const;
    void reply.setCookie(cookieOf(share), `${until}.${this.sign(share, until)}`, options);
  }

  private isPass(share: Locked, pass: string): boolean {
    const [, until = '', signature = ''] = /^(\d{1,15})\.([\da-f]{64})$/u.exec(pass) ?? [];
    return Number(until) > this.clock.now() && isSame(signature, this.sign(share, Number(until)));
  }

  private sign({ tokenHash, passcodeHash }: Locked, until: number): string {
    return keyedHash(this.config.secretKey, `lookbook-pass:${tokenHash}:${passcodeHash}:${until}`);
  }
}

/** Returns the cookie's name, one for each link, so that opening a link does not close another. */
function cookieOf({ tokenHash }: Locked): string {
  return `__Secure-lookbook-${tokenHash.slice(0, 16)}`;
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
