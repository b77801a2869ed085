import type { Beacon } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { BeaconEntity } from './federation.entity';

@Injectable()
export class FederationRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insertBeacon({ token: _token, ...beacon }: Beacon, reportedAt: number): Promise<void> {
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
