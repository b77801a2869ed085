import { remoteNameSchema } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../kernel/clock/clock';
import { PlatformAuditRepository } from './platform-audit.repository';
import { RemoteTokensRepository } from './remote-tokens.repository';

const SECOND_MS = 1000;

export type TokenRevocation = {
  /** Ends every token of one remote that was made until now; others go on. */
  revoke(remote: string, reason: string): Promise<string>;
};

export function openTokenRevocation(dataSource: DataSource, { clock, actor }: { clock: Clock; actor: string }): TokenRevocation {
  return {
    async revoke(remote, reason) {
      if (!remoteNameSchema.isValidSync(remote, { strict: true })) throw new Error('name the remote, for example mf_landing');
      const now = clock.now();
      // Tokens are as old as their second: those of this one are revoked, too.
      await new RemoteTokensRepository(dataSource).revokeBefore(remote, (Math.floor(now / SECOND_MS) + 1) * SECOND_MS);
      const detail = `Every token made until now is revoked. Reason: ${reason}`;
      await new PlatformAuditRepository(dataSource).insert({ happenedAt: now, actor, action: 'revoke-tokens', remote, detail });
      return `Every token of ${remote} made until now is revoked. Make its squad a new one: npm run platform -- token ${remote}`;
    },
  };
}
