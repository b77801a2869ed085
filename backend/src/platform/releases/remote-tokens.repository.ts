import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { RemoteTokenEntity } from './remote-token.entity';

@Injectable()
export class RemoteTokensRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the time (ms) from which tokens are valid; 0 if none was revoked. */
  async validFrom(remote: string): Promise<number> {
    return (await this.dataSource.manager.findOneBy(RemoteTokenEntity, { remote }))?.validFrom ?? 0;
  }

  /** Returns the remotes whose tokens were revoked after a moment (ms), each with the time from which tokens are valid. */
  findRevoked(after: number): Promise<RemoteTokenEntity[]> {
    return this.dataSource.manager.find(RemoteTokenEntity, { where: { validFrom: MoreThan(after) }, order: { remote: 'ASC' } });
  }

  async revokeBefore(remote: string, validFrom: number): Promise<void> {
    await this.dataSource.manager.upsert(RemoteTokenEntity, { remote, validFrom }, ['remote']);
  }
}
