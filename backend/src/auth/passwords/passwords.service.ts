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

  /** Sets or replaces the password and clears failed attempts; refuses one that is easy to guess. */
  async set(userId: string, password: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    const refusal = refusePassword(password, user);
    if (refusal !== null) throw new DomainError('VALIDATION_FAILED', { fields: { password: refusal } });
    await this.passwords.save({ userId, digest: await this.hasher.hash(password), changedAt: this.clock.now() });
    await this.attempts.deleteAllOf(userId);
  }

  /** Verifies a password. `userId` null: returns false after the same time. */
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

  /** Deletes failed attempts, which have no foreign key to the account. */
  async deleteAttempts(userId: string): Promise<void> {
    await this.attempts.deleteAllOf(userId);
  }

  /** Time at which the password was set; null without one. */
  async changedAt(userId: string): Promise<number | null> {
    return (await this.passwords.find(userId))?.changedAt ?? null;
  }
}
