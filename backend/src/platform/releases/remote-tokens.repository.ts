import { Injectable } from '@nestjs/common';
import { DataSource, Like, MoreThan, Not } from 'typeorm';
import { RemoteTokenEntity } from './remote-token.entity';

const SQUAD = 'squad:';

/** Returns the name under which tokens of a squad are kept, beside those of remotes. */
export function squadKey(squad: string): string {
  return `${SQUAD}${squad}`;
}

@Injectable()
export class RemoteTokensRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the time (ms) from which tokens of a remote, or of a squad (`squadKey`), are valid; 0 if none was revoked. */
  async validFrom(remote: string): Promise<number> {
    return (await this.dataSource.manager.findOneBy(RemoteTokenEntity, { remote }))?.validFrom ?? 0;
  }

  /** Returns the remotes whose tokens were revoked after a moment (ms), each with the time from which tokens are valid. */
  findRevoked(after: number): Promise<RemoteTokenEntity[]> {
    const where = { validFrom: MoreThan(after), remote: Not(Like(`${SQUAD}%`)) };
    return this.dataSource.manager.find(RemoteTokenEntity, { where, order: { remote: 'ASC' } });
  }

  async revokeBefore(remote: string, validFrom: number): Promise<void> {
    await this.dataSource.manager.upsert(RemoteTokenEntity, { remote, validFrom }, ['remote']);
  }
}
