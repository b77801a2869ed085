import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ComputationQueue } from './computation-queue';

/** Cost of Argon2id by the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MOST_WAITING = 50;

/** Hashes passwords with Argon2id. Unicode forms of one text (NFC) are one password. */
@Injectable()
export class PasswordHasher {
  private readonly queue = new ComputationQueue(AT_ONCE, MOST_WAITING);
  private nobody: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password.normalize('NFC'), COST));
  }

  /** Verifies a password. Without a digest it verifies a dummy, which takes as long, and returns false. */
  async verify(digest: string | null, password: string): Promise<boolean> {
    this.nobody ??= hash(randomBytes(32), COST);
    const known = digest ?? (await this.nobody);
    const isRight = await this.queue.run(() => verify(known, password.normalize('NFC')));
    return digest !== null && isRight;
  }

  /** True for a digest of a lower cost than today's. */
  isOutdated(digest: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(digest);
    return memoryCost < COST.memoryCost || timeCost < COST.timeCost || parallelism < COST.parallelism;
  }
}
