import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ChildProfileEntity, GuardianConsentEntity } from './guardians.entities';
import type { ChildRecord } from './guardians.policy';

export type ChildChange = { readonly child?: ChildProfileEntity; readonly consent?: GuardianConsentEntity };

@Injectable()
export class GuardiansRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of registration. */
  findChildren(guardianId: string): Promise<ChildRecord[]> {
    return readChildren(this.dataSource.manager, guardianId);
  }

  /** Writes what `decide` makes of the children there are. Requests of one guardian come one after another. */
  async change(guardianId: string, decide: (children: readonly ChildRecord[]) => ChildChange): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // A write that changes nothing: it locks the row on either engine.
      await manager.query('UPDATE user_account SET id = id WHERE id = ?', [guardianId]);
      const { child, consent } = decide(await readChildren(manager, guardianId));
      if (child) await manager.save(ChildProfileEntity, child);
      if (consent) await manager.save(GuardianConsentEntity, consent);
    });
  }
}

async function readChildren(manager: EntityManager, guardianId: string): Promise<ChildRecord[]> {
  const children = await manager.find(ChildProfileEntity, { where: { guardianId }, order: { createdAt: 'ASC', id: 'ASC' } });
  const childId = In(children.map(({ id }) => id));
  const consents = await manager.find(GuardianConsentEntity, { where: { childId }, order: { givenAt: 'ASC' } });
  return children.map((child) => ({ child, consents: consents.filter((consent) => consent.childId === child.id) }));
}
