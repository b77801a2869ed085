import { Injectable } from '@nestjs/common';
import { DataSource, type EntitySubscriberInterface, type InsertEvent, LessThan } from 'typeorm';
import { Clock } from '../../kernel/clock/clock';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { PreviewMarkEntity } from './preview-mark.entity';

/** Tables whose rows figures count. */
const COUNTED: readonly string[] = ['user_account', 'audit_entry', 'job', 'job_application', 'booking', 'membership_order', 'lead_request'];
/** Figures of a day are kept once it is over; a paid order or a published job may come some days after its row. */
const RETENTION_MS = 90 * 24 * 3600 * 1000;

/** Marks what is stored by requests of browsers with a preview, in the transaction of the row, so that no figure counts it. */
@Injectable()
export class PreviewMarksSubscriber implements EntitySubscriberInterface {
  constructor(
    dataSource: DataSource,
    oldRows: OldRows,
    private readonly proofs: VisitorProofs,
    private readonly clock: Clock,
  ) {
    subscribe(dataSource, this);
    oldRows.add('marks of previews', async (now) => {
      const { affected } = await dataSource.manager.delete(PreviewMarkEntity, { markedAt: LessThan(now - RETENTION_MS) });
      return affected ?? 0;
    });
  }

  async afterInsert({ metadata, entity, queryRunner }: InsertEvent<Readonly<Record<string, unknown>>>): Promise<void> {
    const { tableName } = metadata;
    if (!COUNTED.includes(tableName) || !this.proofs.hasPreview()) return;
    const mark = [tableName, String(entity['id']), this.clock.now()];
    await queryRunner.query('INSERT INTO preview_mark (origin, subject, marked_at) VALUES (?, ?, ?)', mark);
  }
}

/** Connecting replaces the subscribers of a data source, and it may come later than this. */
function subscribe(dataSource: DataSource, subscriber: EntitySubscriberInterface): void {
  const connect = dataSource.initialize.bind(dataSource);
  const add = () => void dataSource.subscribers.push(subscriber);
  if (dataSource.isInitialized) return add();
  dataSource.initialize = async () => {
    await connect();
    add();
    return dataSource;
  };
}
