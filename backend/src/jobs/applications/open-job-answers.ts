import type { DataSource } from 'typeorm';
import type { Clock } from '../../kernel/clock/clock';
import type { AppConfig } from '../../kernel/config/config';
import type { NotificationsService } from '../../notifications';
import { LookupsRepository, LookupsService, Pictures } from '../../talents';
import type { JobClosings } from '../postings/job-closings';
import { ApplicationsRepository } from './applications.repository';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { InvitationsRepository } from './invitations.repository';
import { JobAnswersService } from './job-answers.service';
import { JobLinesService } from './job-lines.service';

type Parts = { readonly config: AppConfig; readonly clock: Clock; readonly notifications: NotificationsService };

/** The same without the server around it, for command lines. */
export function openJobAnswers(dataSource: DataSource, { config, clock, notifications }: Parts): JobClosings {
  const lookups = new LookupsService(new LookupsRepository(dataSource));
  const rows = [
    new AppliedJobsRepository(dataSource),
    new ApplicationsRepository(dataSource),
    new InvitationsRepository(dataSource),
  ] as const;
  return new JobAnswersService(...rows, new JobLinesService(lookups, new Pictures(config), clock), notifications, clock);
}
