import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { growingWait } from '../../kernel/rate-limits/growing-wait';
import { tooMany } from '../../kernel/rate-limits/rate-limits.service';
import { hashOf } from '../sessions/session-ids';
import { AskerFailureRepository, type FailureKey } from './asker-failure.repository';
import type { Asker } from './askers.service';
import { CodeHashes } from './code-hashes';
import { LoginFailureRepository } from './login-failure.repository';
import type { Medium } from './medium';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Failures from which the asker waits. NIST SP 800-63B-4, 3.2.2 allows a hundred in a row; the waits stretch them over days. */
const WAIT_FROM = 10;
const LOCK_FROM = 100;
export const UNLOCK_LIFETIME_MS = DAY_MS;
const UNLOCK_GAP_MS = HOUR_MS;
export const LOGIN_FAILURE_RETENTION_MS = 365 * DAY_MS;
export const ASKER_FAILURE_RETENTION_MS = 30 * DAY_MS;
const TOKEN_BYTES = 32;

/**
 * Consecutive wrong codes for a medium. Each asker waits for its own failures, so that strangers do not delay the owner;
 * the lock counts all strangers together, and known browsers separately.
 */
@Injectable()
export class LoginFailuresService {
  constructor(
    private readonly repository: LoginFailureRepository,
    private readonly askers: AskerFailureRepository,
    private readonly hashes: CodeHashes,
    private readonly clock: Clock,
  ) {}

  /** Refuses an attempt while the asker has to wait (429) or the login is locked (LOGIN_LOCKED). */
  async requireOpen(medium: Medium, asker: Asker): Promise<void> {
    if (await this.isLocked(medium, asker))
      throw locked('Too many wrong codes: this login is locked. Ask for a code, and we send a link to open it.', 'otps');
    const found = await this.askers.find(this.keyOf(medium, asker));
    if (!found || found.failures < WAIT_FROM) return;
    const left = found.failedAt + growingWait(found.failures, WAIT_FROM) - this.clock.now();
    if (left > 0) throw tooMany(left);
  }

  async count(medium: Medium, asker: Asker): Promise<void> {
    const now = this.clock.now();
    await this.repository.count(this.hashes.ofLogin(medium, asker), now);
    await this.askers.count(this.keyOf(medium, asker), now);
  }

  /** Clears the failures after a right code; other askers keep waiting. */
  async reset(medium: Medium, asker: Asker): Promise<void> {
    await this.deleteTotals(medium);
    await this.askers.delete(this.keyOf(medium, asker));
  }

  async deleteAllOf(medium: Medium): Promise<void> {
    await this.deleteTotals(medium);
    await this.askers.deleteOf(this.hashes.ofMedium(medium));
  }

  async isLocked(medium: Medium, asker: Asker): Promise<boolean> {
    const found = await this.repository.find(this.hashes.ofLogin(medium, asker));
    return found !== null && found.failures >= LOCK_FROM;
  }

  /** Token of a new link that unlocks the login; null when one was sent within the last hour. */
  async newUnlockToken(medium: Medium, asker: Asker): Promise<string | null> {
    const now = this.clock.now();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const unlock = { unlockHash: hashOf(token), unlockExpiresAt: now + UNLOCK_LIFETIME_MS };
    const isSet = await this.repository.setUnlock(this.hashes.ofLogin(medium, asker), unlock, now + UNLOCK_LIFETIME_MS - UNLOCK_GAP_MS);
    return isSet ? token : null;
  }

  /** Unlocks the login of the token, once; CODE_INVALID for a used or expired token. */
  async unlock(token: string): Promise<void> {
    if (await this.repository.unlock(hashOf(token), this.clock.now())) return;
    const detail = 'This link was used before or is too old. Ask for a code, and we send a new one.';
    throw new DomainError('CODE_INVALID', { detail, fields: { token: detail } });
  }

  private keyOf(medium: Medium, { id }: Asker): FailureKey {
    return { mediumHash: this.hashes.ofMedium(medium), asker: this.hashes.ofAsker(id) };
  }

  private async deleteTotals(medium: Medium): Promise<void> {
    for (const isKnown of [false, true]) await this.repository.delete(this.hashes.ofLogin(medium, { isKnown }));
  }
}

export function locked(detail: string, field: string): DomainError {
  return new DomainError('LOGIN_LOCKED', { detail, fields: { [field]: detail } });
}
