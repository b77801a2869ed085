import { remoteNameSchema } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { actor } from '../../kernel/audit/acting';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { t } from '../../kernel/messages';
import { PlatformAuditRepository } from './platform-audit.repository';
import { RemoteTokensRepository } from './remote-tokens.repository';
import { RolloutsRepository } from './rollouts.repository';

const SECOND_MS = 1000;

@Injectable()
export class TokenRevocationService {
  constructor(
    private readonly tokens: RemoteTokensRepository,
    private readonly audit: PlatformAuditRepository,
    private readonly rollouts: RolloutsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Revokes every token of a remote made until now, and ends its preview links; returns what to do next. */
  async revoke(remote: string, reason: string): Promise<string> {
    if (!remoteNameSchema.isValidSync(remote, { strict: true })) throw new Error('name the remote, for example mf_landing');
    const now = this.clock.now();
    // Tokens are dated in whole seconds, so those of the current second are revoked as well.
    const validFrom = (Math.floor(now / SECOND_MS) + 1) * SECOND_MS;
    const detail = `Every token made until now is revoked, and every preview link ended. Reason: ${reason}`;
    await this.transactions.run(async () => {
      // Front doors learn from a new registry that the links have ended.
      await this.rollouts.raise();
      await this.tokens.revokeBefore(remote, validFrom);
      await this.audit.insert({ happenedAt: now, actor: actor(), action: 'revoke-tokens', remote, detail });
    });
    return t('platform.tokensRevoked', { remote });
  }
}
