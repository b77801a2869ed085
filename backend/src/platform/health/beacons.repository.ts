import type { Beacon, DRAW_FAILED } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BeaconEntity } from './release-health.entities';

/** A beacon of a page, or the front door's report of a page that it could not draw. */
export type ReleaseReport = Pick<Beacon, 'remote' | 'version' | 'reason' | 'milliseconds'> & {
  readonly outcome: Beacon['outcome'] | typeof DRAW_FAILED;
};

@Injectable()
export class BeaconsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert({ remote, version, outcome, reason, milliseconds }: ReleaseReport, reportedAt: number): Promise<void> {
    const row = { remote, version, outcome, reason, milliseconds: Math.round(milliseconds), reportedAt };
    await this.dataSource.manager.insert(BeaconEntity, row);
  }
}
