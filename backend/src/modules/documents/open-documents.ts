import type { DataSource } from 'typeorm';
import { type Clock, SystemClock } from '../../platform/clock/clock';
import { TermsRepository, TermsService } from '../terms';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';

/** The service without the server around it, for command lines and seeds. */
export function openDocuments(dataSource: DataSource, clock: Clock = new SystemClock()): DocumentsService {
  return new DocumentsService(new DocumentsRepository(dataSource), new TermsService(new TermsRepository(dataSource), clock), clock);
}
