import { remoteNameSchema } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { actor } from '../../kernel/audit/acting';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { t } from '../../kernel/messages';
import { Owners, remotesOf } from './owners';
import { PlatformAuditRepository } from './platform-audit.repository';
import { RemoteTokensRepository, squadKey } from './remote-tokens.repository';
import { RolloutsRepository } from './rollouts.repository';

const SECOND_MS = 1000;

@Injectable()
export class TokenRevocationService {
  constructor(
    private readonly owners: Owners,
    private readonly tokens: RemoteTokensRepository,
    private readonly audit: PlatformAuditRepository,
    private readonly rollouts: RolloutsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Revokes every token that reaches a remote, made until now, and ends its preview links; returns what to do next. */
  async revoke(remote: string, reason: string): Promise<string> {
    if (!remoteNameSchema.isValidSync(remote, { strict: true })) throw new Error('name the remote, for example mf_landing');
    await this.end([remote], reason);
    return t('platform.tokensRevoked', { remote });
  }

  /** Revokes every token of a squad and of each of its remotes, and ends their preview links; returns what to do next. */
  async revokeSquad(name: string, reason: string): Promise<string> {
    const squad = this.owners.squadNamed(name);
    if (squad === null) throw new Error(`name the squad: ${this.owners.squads.map((one) => one.name).join(', ')}`);
    await this.end(remotesOf(squad), reason, squadKey(name));
    return t('platform.squadTokensRevoked', { squad: name });
  }

  private async end(remotes: readonly string[], reason: string, squad?: string): Promise<void> {
    const now = this.clock.now();
    // Tokens are dated in whole seconds, so those of the current second are revoked as well.
    const validFrom = (Math.floor(now / SECOND_MS) + 1) * SECOND_MS;
    const detail = `Every token${squad ? ` of ${squad} and its remotes` : ''} made until now is revoked, and every preview link ended. Reason: ${reason}`;
    await this.transactions.run(async () => {
      // Front doors learn from a new registry that the links have ended.
      await this.rollouts.raise();
      if (squad) await this.tokens.revokeBefore(squad, validFrom);
      for (const remote of remotes) {
        await this.tokens.revokeBefore(remote, validFrom);
        await this.audit.insert({ happenedAt: now, actor: actor(), action: 'revoke-tokens', remote, detail });
      }
    });
  }
}
