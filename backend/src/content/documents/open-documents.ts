import type { DataSource } from 'typeorm';
import { type Clock, SystemClock } from '../../kernel/clock/clock';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { Transactions } from '../../kernel/database/transaction';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';
import { PublishingService } from './publishing.service';

/** The service without the server around it, for command lines and seeds. */
export function openDocuments(dataSource: DataSource, clock: Clock = new SystemClock()): DocumentsService {
  const documents = new DocumentsRepository(dataSource);
  const publishing = new PublishingService(documents, new AuditRepository(dataSource), new Transactions(dataSource), clock);
  return new DocumentsService(documents, publishing, clock);
}
