import type { Beacon, Release, Rollout } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { unlessDuplicate } from '../../platform/database/database-errors';
import { BeaconEntity, RegistryStateEntity, ReleaseEntity, RolloutEntity } from './federation.entity';

const STATE = { id: 1 };

@Injectable()
export class FederationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Revision and remotes of one moment: read between two changes, never across one. */
  readRegistry(): Promise<{ revision: number; rollouts: Rollout[] }> {
    return this.dataSource.transaction(async (manager) => {
      const revision = await revisionIn(manager);
      const rollouts = await manager.find(RolloutEntity, { order: { remote: 'ASC' } });
      const ids = rollouts.flatMap(({ releaseId, fallbackId }) => (fallbackId === null ? [releaseId] : [releaseId, fallbackId]));
      const releases = ids.length === 0 ? [] : await manager.findBy(ReleaseEntity, { id: In(ids) });
      const contentOf = new Map(releases.map((release) => [release.id, release.content]));
      const shown = rollouts.flatMap(({ remote, releaseId, fallbackId }): Rollout[] => {
        const stable = contentOf.get(releaseId);
        const fallback = (fallbackId === null ? undefined : contentOf.get(fallbackId)) ?? null;
        return stable ? [{ remote, stable, fallback, experiment: null }] : [];
      });
      return { revision, rollouts: shown };
    });
  }

  /** Version that visitors are served; null before the first one. */
  async findPromoted(remote: string): Promise<string | null> {
    const { manager } = this.dataSource;
    const rollout = await manager.findOneBy(RolloutEntity, { remote });
    const release = rollout && (await manager.findOneBy(ReleaseEntity, { id: rollout.releaseId }));
    return release?.version ?? null;
  }

  findRelease(remote: string, version: string): Promise<ReleaseEntity | null> {
    return this.dataSource.manager.findOneBy(ReleaseEntity, { remote, version });
  }

  /** False when the version is taken. The unique index decides, so of two publishers at once only one wins. */
  insertRelease(content: Release, publishedAt: number): Promise<boolean> {
    return unlessDuplicate(() =>
      this.dataSource.manager.insert(ReleaseEntity, { remote: content.remote, version: content.version, content, publishedAt }),
    );
  }

  /** Points visitors at the release and keeps the former one to fall back to. Answers the revision after it. */
  promote(release: ReleaseEntity): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      // Locks the one row of the state, so that promotions follow one another.
      await manager.increment(RegistryStateEntity, STATE, 'revision', 1);
      const current = await manager.findOneBy(RolloutEntity, { remote: release.remote });
      if (current?.releaseId === release.id) await manager.decrement(RegistryStateEntity, STATE, 'revision', 1);
      else
        await manager.upsert(RolloutEntity, { remote: release.remote, releaseId: release.id, fallbackId: current?.releaseId ?? null }, [
          'remote',
        ]);
      return revisionIn(manager);
    });
  }

  async insertBeacon(beacon: Beacon, reportedAt: number): Promise<void> {
    await this.dataSource.manager.insert(BeaconEntity, { ...beacon, milliseconds: Math.round(beacon.milliseconds), reportedAt });
  }

  /** Forgets old beacons, and the oldest of too many. */
  async pruneBeacons({ before, most }: { readonly before: number; readonly most: number }): Promise<void> {
    const { manager } = this.dataSource;
    await manager.delete(BeaconEntity, { reportedAt: LessThan(before) });
    const [oldestKept] = await manager.find(BeaconEntity, { select: { id: true }, order: { id: 'DESC' }, skip: most, take: 1 });
    if (oldestKept) await manager.delete(BeaconEntity, { id: LessThan(oldestKept.id + 1) });
  }
}

async function revisionIn(manager: EntityManager): Promise<number> {
  const state = await manager.findOneBy(RegistryStateEntity, STATE);
  return state?.revision ?? 0;
}
