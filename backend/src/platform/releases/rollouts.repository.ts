import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RegistryStateEntity, RolloutEntity } from './federation.entity';

const STATE = { id: 1 };

@Injectable()
export class RolloutsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async revision(): Promise<number> {
    const state = await this.dataSource.manager.findOneBy(RegistryStateEntity, STATE);
    return state?.revision ?? 0;
  }

  /** Increments the revision, which locks its row until the end of the transaction, so that changes are serialised. */
  async raise(): Promise<void> {
    await this.dataSource.manager.increment(RegistryStateEntity, STATE, 'revision', 1);
  }

  /** Decrements the revision again after a change that does not alter the registry. */
  async lower(): Promise<void> {
    await this.dataSource.manager.decrement(RegistryStateEntity, STATE, 'revision', 1);
  }

  async save(remote: string, releaseId: number, fallbackId: number | null): Promise<void> {
    await this.dataSource.manager.upsert(RolloutEntity, { remote, releaseId, fallbackId }, ['remote']);
  }

  /** Records that a remote was deleted, or with null that it is served again. */
  async saveDeletion(remote: string, deletion: { readonly at: number; readonly by: string } | null): Promise<void> {
    await this.dataSource.manager.update(RolloutEntity, { remote }, { deletedAt: deletion?.at ?? null, deletedBy: deletion?.by ?? null });
  }

  /** Records who chose the stable release of a remote; null: nobody, so that the next start of the site may show its own. */
  async saveChoice(remote: string, chosenBy: string | null): Promise<void> {
    await this.dataSource.manager.update(RolloutEntity, { remote }, { chosenBy });
  }
}
