import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { UsersService } from '../users/users.service';
import { PasswordAttemptsService } from './password-attempts.service';
import { PasswordHasher } from './password-hasher';
import { refusePassword } from './password.policy';
import { UserPasswordRepository } from './user-password.repository';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly passwords: UserPasswordRepository,
    private readonly hasher: PasswordHasher,
    private readonly attempts: PasswordAttemptsService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Sets or replaces the password; refuses one that is easy to guess. Former wrong tries are forgotten. */
  async set(userId: string, password: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    const refusal = refusePassword(password, user);
    if (refusal !== null) throw new DomainError('VALIDATION_FAILED', { fields: { password: refusal } });
    await this.passwords.save({ userId, digest: await this.hasher.hash(password), changedAt: this.clock.now() });
    await this.attempts.deleteAllOf(userId);
  }

  /** Null for nobody: it is false after the same time. */
  async verify(userId: string | null, password: string): Promise<boolean> {
    const stored = await this.passwords.find(userId ?? '');
    const isRight = await this.hasher.verify(stored?.digest ?? null, password);
    if (stored && isRight && this.hasher.isOutdated(stored.digest)) {
      await this.passwords.replaceDigest(stored, await this.hasher.hash(password));
    }
    return isRight;
  }

  async has(userId: string): Promise<boolean> {
    return (await this.passwords.find(userId)) !== null;
  }

  /** Removes what is not gone with the account's row: the wrong tries. */
  async deleteAttempts(userId: string): Promise<void> {
    await this.attempts.deleteAllOf(userId);
  }

  /** When it was set; null without one. */
  async changedAt(userId: string): Promise<number | null> {
    return (await this.passwords.find(userId))?.changedAt ?? null;
  }
}
