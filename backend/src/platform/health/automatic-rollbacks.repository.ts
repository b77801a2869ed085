import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import type { ReleaseName } from '../releases/release-health';
import { AutomaticRollbackEntity } from './release-health.entities';

@Injectable()
export class AutomaticRollbacksRepository {
  constructor(private readonly dataSource: DataSource) {}

  async has({ remote, version }: ReleaseName): Promise<boolean> {
    return (await this.dataSource.manager.countBy(AutomaticRollbackEntity, { remote, version })) > 0;
  }

  /** Claims the rollback of a release. False if it was rolled back before or another instance has the claim. */
  claim({ remote, version }: ReleaseName, happenedAt: number): Promise<boolean> {
    return unlessDuplicate(() => this.dataSource.manager.insert(AutomaticRollbackEntity, { remote, version, happenedAt }));
  }

  async releaseClaim({ remote, version }: ReleaseName): Promise<void> {
    await this.dataSource.manager.delete(AutomaticRollbackEntity, { remote, version });
  }
}
