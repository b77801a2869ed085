import type { Beacon } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BeaconEntity } from './release-health.entities';

@Injectable()
export class BeaconsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert({ remote, version, outcome, reason, milliseconds }: Beacon, reportedAt: number): Promise<void> {
    const row = { remote, version, outcome, reason, milliseconds: Math.round(milliseconds), reportedAt };
    await this.dataSource.manager.insert(BeaconEntity, row);
  }
}
