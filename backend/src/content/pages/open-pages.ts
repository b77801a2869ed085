import type { DataSource } from 'typeorm';
import { type Clock, SystemClock } from '../../kernel/clock/clock';
import { PagesRepository } from './pages.repository';
import { PagesService } from './pages.service';

/** The pages' service without the server around it, for command lines and seeds. */
export function openPages(dataSource: DataSource, clock: Clock = new SystemClock()): PagesService {
  return new PagesService(new PagesRepository(dataSource), clock);
}
