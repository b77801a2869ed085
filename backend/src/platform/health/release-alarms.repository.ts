import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import type { ReleaseName } from '../releases/release-health';
import { ReleaseAlarmEntity } from './release-health.entities';

@Injectable()
export class ReleaseAlarmsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Claims a step of a failing release. False if its squad has been told of it. */
  claim({ remote, version }: ReleaseName, step: string, raisedAt: number): Promise<boolean> {
    return unlessDuplicate(() => this.dataSource.manager.insert(ReleaseAlarmEntity, { remote, version, step, raisedAt }));
  }
}
