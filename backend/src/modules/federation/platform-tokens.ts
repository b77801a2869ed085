import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import { keyedHash } from '../../platform/keyed-hash';
import { ReleasesRepository } from './releases.repository';

/** Each remote has a token of its own, derived from the secret key. */
@Injectable()
export class PlatformTokens {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly config: AppConfig,
  ) {}

  /** Refuses whoever does not bring the token of this very remote. */
  require(remote: string, token: string | null): void {
    if (token === null) throw new DomainError('NOT_SIGNED_IN', { detail: `Publishing ${remote} needs its bearer token.` });
    if (!this.isOf(remote, token)) throw new DomainError('FORBIDDEN', { detail: `This token may not publish ${remote}.` });
  }

  /** The remote whose token this is; a remote has one from its first release on. */
  async requireAny(token: string): Promise<string> {
    const remote = (await this.releases.findRemotes()).find((name) => this.isOf(name, token));
    if (remote === undefined) throw new DomainError('FORBIDDEN', { detail: 'This is the token of no remote that was published.' });
    return remote;
  }

  private isOf(remote: string, token: string): boolean {
    const expected = Buffer.from(keyedHash(this.config.secretKey, `publish:${remote}`));
    const given = Buffer.from(token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
