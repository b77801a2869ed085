import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { keyedHash } from '../../kernel/keyed-hash';
import type { Squad } from '@alltalent/shared/contracts';
import { Owners, remotesOf } from './owners';
import { type PlatformActor, requireOwn, squadActor, tokenActor } from './platform-actor';
import { ReleasesRepository } from './releases.repository';
import { RemoteTokensRepository, squadKey } from './remote-tokens.repository';

const LONGEST_TOKEN = 100;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Checks tokens of remotes and of squads. A token is derived from the secret key, the remote or squad, and the second it was made in
 * (`<second>.<hash>`), so tokens can be revoked. Tokens of remotes without a second are from before revocation.
 */
@Injectable()
export class PlatformTokens {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly revoked: RemoteTokensRepository,
    private readonly owners: Owners,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Returns whose token this is. Throws unless it may publish this remote: it is the remote's own, or that of the squad that owns it. */
  async require(remote: string, token: string | null): Promise<PlatformActor> {
    if (token === null) throw new DomainError('NOT_SIGNED_IN', { detail: `Publishing ${remote} needs its bearer token.` });
    if (this.isOf(`publish:${remote}`, token)) return this.remoteActor(remote, token);
    const squad = this.squadWith(token);
    if (squad === null) throw new DomainError('FORBIDDEN', { detail: `This token may not publish ${remote}.` });
    const actor = await this.actorOf(squad, token);
    requireOwn(actor, remote);
    return actor;
  }

  /** Returns whose token this is; only squads, and remotes with a release, have tokens. Throws FORBIDDEN otherwise. */
  async requireAny(token: string): Promise<PlatformActor> {
    const squad = this.squadWith(token);
    if (squad !== null) return this.actorOf(squad, token);
    const remote = (await this.releases.findRemotes()).find((name) => this.isOf(`publish:${name}`, token));
    if (remote === undefined)
      throw new DomainError('FORBIDDEN', { detail: 'This is the token of no squad, and of no remote that was published.' });
    return this.remoteActor(remote, token);
  }

  private async remoteActor(remote: string, token: string): Promise<PlatformActor> {
    await this.requireValid(remote, token);
    return tokenActor(remote);
  }

  private async actorOf(squad: Squad, token: string): Promise<PlatformActor> {
    await this.requireValid(squadKey(squad.name), token);
    const since = await Promise.all(remotesOf(squad).map((remote) => this.revoked.validFrom(remote)));
    const reached = remotesOf(squad).filter((_remote, index) => madeAt(token) >= (since[index] ?? 0));
    return squadActor(squad.name, reached);
  }

  /** Returns the squad of a token, which always has a second. */
  private squadWith(token: string): Squad | null {
    return token.includes('.') ? (this.owners.squads.find(({ name }) => this.isOf(squadKey(name), token)) ?? null) : null;
  }

  private isOf(holder: string, token: string): boolean {
    if (token.length > LONGEST_TOKEN) return false;
    const [hash = '', second] = token.split('.').toReversed();
    const expected = Buffer.from(keyedHash(this.config.secretKey, `${holder}${second === undefined ? '' : `:${second}`}`));
    const given = Buffer.from(hash);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** Throws for revoked tokens, and for tokens dated in the future, which could not be revoked until then. */
  private async requireValid(holder: string, token: string): Promise<void> {
    if (!(madeAt(token) <= this.clock.now() + DAY_MS))
      throw new DomainError('FORBIDDEN', { detail: `This token of ${holder} was made by a clock that is ahead.` });
    if (madeAt(token) < (await this.revoked.validFrom(holder)))
      throw new DomainError('FORBIDDEN', { detail: `This token of ${holder} was revoked. Make a new one: npm run platform -- token.` });
  }
}

/** Returns the time (ms) at which a token was made; 0 for one without a second. */
function madeAt(token: string): number {
  return token.includes('.') ? Number(token.split('.')[0]) * 1000 : 0;
}
