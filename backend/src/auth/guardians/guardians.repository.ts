import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { inTransaction } from '../../kernel/database/transaction';
import type { UserAccount } from '../users/user-account';
import { UsersRepository } from '../users/users.repository';
import { ChildProfileEntity, GuardianConsentEntity } from './guardians.entities';
import type { ChildRecord } from './guardians.policy';

export type ChildChange = {
  readonly child?: ChildProfileEntity;
  readonly consent?: GuardianConsentEntity;
  /** Id of a child to delete with its consents. */
  readonly removedId?: string;
  /** Work that joins the transaction. */
  readonly alongside?: () => Promise<unknown>;
};
type Decide = (children: readonly ChildRecord[], guardian: UserAccount | null) => ChildChange;
export type WithdrawnChild = { readonly childId: string; readonly guardianId: string };

const BATCH = 100;

@Injectable()
export class GuardiansRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
  ) {}

  /** Children of a guardian in the order of registration. */
  findChildren(guardianId: string): Promise<ChildRecord[]> {
    return readChildren(this.dataSource.manager, guardianId);
  }

  /** Finds children whose newest consent was withdrawn in that time, earliest withdrawal first. */
  async findWithdrawn({ from, until }: { readonly from: number; readonly until: number }): Promise<readonly WithdrawnChild[]> {
    return this.dataSource.query(
      `SELECT consent.child_id AS childId, consent.guardian_id AS guardianId FROM guardian_consent consent
        WHERE consent.withdrawn_at >= ? AND consent.withdrawn_at <= ? AND NOT EXISTS (SELECT 1 FROM guardian_consent newer
          WHERE newer.child_id = consent.child_id AND newer.given_at > consent.given_at)
        ORDER BY consent.withdrawn_at, consent.child_id LIMIT ${BATCH}`,
      [from, until],
    );
  }

  /** Finds accounts of children that are no longer registered: their erasure is not done. */
  async findLeftAccounts(): Promise<readonly string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT account.id FROM user_account account WHERE account.id LIKE 'c!_%' ESCAPE '!'
        AND NOT EXISTS (SELECT 1 FROM child_profile child WHERE child.id = account.id) ORDER BY account.id LIMIT ${BATCH}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Writes the change that `decide` derives from the stored children. Locks the guardian's account, so requests of one guardian are serialised. */
  async change(guardianId: string, decide: Decide): Promise<void> {
    await inTransaction(this.dataSource, async () => {
      const { manager } = this.dataSource;
      await this.users.lock(guardianId);
      const { child, consent, removedId, alongside } = decide(
        await readChildren(manager, guardianId),
        await this.users.findById(guardianId),
      );
      if (child) await manager.save(ChildProfileEntity, child);
      if (consent) await manager.save(GuardianConsentEntity, consent);
      if (removedId !== undefined) await removeChild(manager, removedId);
      await alongside?.();
    });
  }
}

async function removeChild(manager: EntityManager, childId: string): Promise<void> {
  await manager.delete(GuardianConsentEntity, { childId });
  await manager.delete(ChildProfileEntity, { id: childId });
}

async function readChildren(manager: EntityManager, guardianId: string): Promise<ChildRecord[]> {
  const children = await manager.find(ChildProfileEntity, { where: { guardianId }, order: { createdAt: 'ASC', id: 'ASC' } });
  const childId = In(children.map(({ id }) => id));
  const consents = await manager.find(GuardianConsentEntity, { where: { childId }, order: { givenAt: 'ASC' } });
  return children.map((child) => ({ child, consents: consents.filter((consent) => consent.childId === child.id) }));
}
