import type { Clock } from '../../kernel/clock/clock';
import type { AppConfig } from '../../kernel/config/config';
import type { Transaction } from '../../kernel/database/transaction';
import type { NotificationsService } from '../../notifications';
import { LookupsRepository, LookupsService, Pictures } from '../../talents';
import type { JobClosings } from '../postings/job-closings';
import { JobAnswersService } from './job-answers.service';
import { JobLinesService } from './job-lines.service';

type Parts = { readonly config: AppConfig; readonly clock: Clock; readonly notifications: NotificationsService };

/** The same without the server around it, for command lines. */
export function openJobAnswers(dataSource: Transaction, { config, clock, notifications }: Parts): JobClosings {
  const lookups = new LookupsService(new LookupsRepository(dataSource));
  return new JobAnswersService(new JobLinesService(lookups, new Pictures(config), clock), notifications, clock);
}
