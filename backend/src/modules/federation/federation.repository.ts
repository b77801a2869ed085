import type { Beacon, Release, RemoteRecord } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { BeaconEntity, RegistryStateEntity, ReleaseEntity, RolloutEntity } from './federation.entity';

const STATE_ID = 1;

@Injectable()
export class FederationRepository {
  constructor(private readonly dataSource: DataSource) {}

  async readRegistry(): Promise<{ revision: number; remotes: RemoteRecord[] }> {
    const { manager } = this.dataSource;
    const [state, rollouts] = await Promise.all([
      manager.findOneBy(RegistryStateEntity, { id: STATE_ID }),
      manager.find(RolloutEntity, { order: { remote: 'ASC' } }),
    ]);
    const ids = rollouts.flatMap(({ releaseId, fallbackId }) => (fallbackId === null ? [releaseId] : [releaseId, fallbackId]));
    const releases = ids.length === 0 ? [] : await manager.findBy(ReleaseEntity, { id: In(ids) });
    const contentOf = new Map(releases.map((release) => [release.id, release.content]));
    const remotes = rollouts.flatMap(({ releaseId, fallbackId }): RemoteRecord[] => {
      const release = contentOf.get(releaseId);
      return release ? [{ ...release, fallback: (fallbackId === null ? undefined : contentOf.get(fallbackId)) ?? null }] : [];
    });
    return { revision: state?.revision ?? 0, remotes };
  }

  findRelease(remote: string, version: string): Promise<ReleaseEntity | null> {
    return this.dataSource.manager.findOneBy(ReleaseEntity, { remote, version });
  }

  async insertRelease(content: Release, publishedAt: number): Promise<ReleaseEntity> {
    const { manager } = this.dataSource;
    return manager.save(manager.create(ReleaseEntity, { remote: content.remote, version: content.version, content, publishedAt }));
  }

  /** Points visitors at the release and keeps the former one to fall back to. Answers the revision after it. */
  promote(release: ReleaseEntity): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const current = await manager.findOneBy(RolloutEntity, { remote: release.remote });
      if (current?.releaseId === release.id) return this.revisionIn(manager);
      await manager.save(RolloutEntity, { remote: release.remote, releaseId: release.id, fallbackId: current?.releaseId ?? null });
      await manager.increment(RegistryStateEntity, { id: STATE_ID }, 'revision', 1);
      return this.revisionIn(manager);
    });
  }

  async insertBeacon(beacon: Beacon, reportedAt: number): Promise<void> {
    await this.dataSource.manager.insert(BeaconEntity, { ...beacon, milliseconds: Math.round(beacon.milliseconds), reportedAt });
  }

  async deleteBeaconsBefore(time: number): Promise<void> {
    await this.dataSource.manager.delete(BeaconEntity, { reportedAt: LessThan(time) });
  }

  private async revisionIn(manager: EntityManager): Promise<number> {
    return (await manager.findOneBy(RegistryStateEntity, { id: STATE_ID }))?.revision ?? 0;
  }
}
