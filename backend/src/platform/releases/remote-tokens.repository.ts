import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RemoteTokenEntity } from './remote-token.entity';

@Injectable()
export class RemoteTokensRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the time (ms) from which tokens are valid; 0 if none was revoked. */
  async validFrom(remote: string): Promise<number> {
    return (await this.dataSource.manager.findOneBy(RemoteTokenEntity, { remote }))?.validFrom ?? 0;
  }

  async revokeBefore(remote: string, validFrom: number): Promise<void> {
    await this.dataSource.manager.upsert(RemoteTokenEntity, { remote, validFrom }, ['remote']);
  }
}
