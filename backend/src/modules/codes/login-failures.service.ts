import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/domain-error';
import { growingWait, tooMany } from '../limits';
import { hashOf } from '../sessions';
import { CodeHashes } from './code-hashes';
import { LoginFailureRepository } from './login-failure.repository';
import type { Medium } from './medium';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** NIST SP 800-63B-4, 3.2.2: at most a hundred wrong ones in a row; the waits before make them take days. */
const WAIT_FROM = 10;
const LOCK_FROM = 100;
const UNLOCK_LIFETIME_MS = DAY_MS;
const UNLOCK_GAP_MS = HOUR_MS;
const KEEP_MS = 365 * DAY_MS;
const TOKEN_BYTES = 32;

/** Wrong codes for one medium, one after the other, whatever browser they come from. */
@Injectable()
export class LoginFailuresService {
  constructor(
    private readonly repository: LoginFailureRepository,
    private readonly hashes: CodeHashes,
    private readonly clock: Clock,
  ) {}

  /** Refuses a try while the medium has to wait (429), or is locked. */
  async requireOpen(medium: Medium): Promise<void> {
    const found = await this.repository.find(this.hashes.ofMedium(medium));
    if (!found || found.failures < WAIT_FROM) return;
    if (found.failures >= LOCK_FROM)
      throw locked('Too many wrong codes: this login is locked. Ask for a code, and we send a link to open it.', 'otps');
    const left = found.failedAt + growingWait(found.failures, WAIT_FROM) - this.clock.now();
    if (left > 0) throw tooMany(left);
  }

  async count(medium: Medium): Promise<void> {
    const now = this.clock.now();
    await this.repository.count(this.hashes.ofMedium(medium), now);
    await this.repository.deleteBefore(now - KEEP_MS);
  }

  async reset(medium: Medium): Promise<void> {
    await this.repository.delete(this.hashes.ofMedium(medium));
  }

  async isLocked(medium: Medium): Promise<boolean> {
    const found = await this.repository.find(this.hashes.ofMedium(medium));
    return found !== null && found.failures >= LOCK_FROM;
  }

  /** Token of a new link that opens the medium's login; null while the one of the last hour is on its way. */
  async newUnlockToken(medium: Medium): Promise<string | null> {
    const now = this.clock.now();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const unlock = { unlockHash: hashOf(token), unlockExpiresAt: now + UNLOCK_LIFETIME_MS };
    const isSet = await this.repository.setUnlock(this.hashes.ofMedium(medium), unlock, now + UNLOCK_LIFETIME_MS - UNLOCK_GAP_MS);
    return isSet ? token : null;
  }

  /** Opens the login that the token was sent for; it works once. */
  async unlock(token: string): Promise<void> {
    if (await this.repository.unlock(hashOf(token), this.clock.now())) return;
    const detail = 'This link was used before or is too old. Ask for a code, and we send a new one.';
    throw new DomainError('CODE_INVALID', { detail, fields: { token: detail } });
  }
}

export function locked(detail: string, field: string): DomainError {
  return new DomainError('LOGIN_LOCKED', { detail, fields: { [field]: detail } });
}
