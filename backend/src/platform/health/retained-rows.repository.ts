import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { PageVitalsEntity } from './page-vitals.entity';
import { BeaconEntity, PageLoadEntity } from './release-health.entities';

const RETAINED = { beacons: BeaconEntity, pageLoads: PageLoadEntity, vitals: PageVitalsEntity } as const;
export type RetainedName = keyof typeof RETAINED;
export type Retention = { readonly before: number; readonly most: number };

@Injectable()
export class RetainedRowsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Deletes rows older than `before` (ms), and the oldest ones beyond `most` rows. */
  async prune(name: RetainedName, { before, most }: Retention): Promise<void> {
    const rows = this.dataSource.getRepository<BeaconEntity | PageLoadEntity | PageVitalsEntity>(RETAINED[name]);
    await deleteInSteps(rows, { reportedAt: LessThan(before) });
    const [newestGone] = await rows.find({ select: { id: true }, order: { id: 'DESC' }, skip: most, take: 1 });
    if (newestGone) await deleteInSteps(rows, { id: LessThan(newestGone.id + 1) });
  }
}
