import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { keyedHash } from '../../kernel/keyed-hash';
import { ReleasesRepository } from './releases.repository';
import { RemoteTokensRepository } from './remote-tokens.repository';

const LONGEST_TOKEN = 100;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Checks publishing tokens. A token is derived from the secret key, the remote and the second it was made in
 * (`<second>.<hash>`), so tokens can be revoked per remote. Tokens without a second are from before revocation.
 */
@Injectable()
export class PlatformTokens {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly revoked: RemoteTokensRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Throws unless the token is a valid one of this remote. */
  async require(remote: string, token: string | null): Promise<void> {
    if (token === null) throw new DomainError('NOT_SIGNED_IN', { detail: `Publishing ${remote} needs its bearer token.` });
    if (!this.isOf(remote, token)) throw new DomainError('FORBIDDEN', { detail: `This token may not publish ${remote}.` });
    await this.requireValid(remote, token);
  }

  /** Returns the remote whose token this is; only remotes with a release have tokens. Throws FORBIDDEN otherwise. */
  async requireAny(token: string): Promise<string> {
    const remote = (await this.releases.findRemotes()).find((name) => this.isOf(name, token));
    if (remote === undefined) throw new DomainError('FORBIDDEN', { detail: 'This is the token of no remote that was published.' });
    await this.requireValid(remote, token);
    return remote;
  }

  private isOf(remote: string, token: string): boolean {
    if (token.length > LONGEST_TOKEN) return false;
    const [hash = '', second] = token.split('.').toReversed();
    const expected = Buffer.from(keyedHash(this.config.secretKey, `publish:${remote}${second === undefined ? '' : `:${second}`}`));
    const given = Buffer.from(hash);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** Throws for revoked tokens, and for tokens dated in the future, which could not be revoked until then. */
  private async requireValid(remote: string, token: string): Promise<void> {
    const madeAt = token.includes('.') ? Number(token.split('.')[0]) * 1000 : 0;
    if (!(madeAt <= this.clock.now() + DAY_MS))
      throw new DomainError('FORBIDDEN', { detail: `This token of ${remote} was made by a clock that is ahead.` });
    if (madeAt < (await this.revoked.validFrom(remote)))
      throw new DomainError('FORBIDDEN', { detail: `This token of ${remote} was revoked. Make a new one: npm run platform -- token.` });
  }
}
