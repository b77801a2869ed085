import type { Clock } from '../../kernel/clock/clock';
import type { DataSource } from 'typeorm';
import type { NotificationsService } from '../../notifications';
import { UsersRepository, type UsersService } from '../../auth';
import { LookupsRepository, LookupsService } from '../../talents';
import { JobClosingService } from './job-closing.service';
import type { JobClosings } from './job-closings';
import { JobPublisher } from './job-publisher.service';
import { JobReviewsService } from './job-reviews.service';
import { OwnJobsRepository } from './own-jobs.repository';
import { ShownJobRepository } from './shown-job.repository';

type Parts = {
  readonly clock: Clock;
  readonly users: UsersService;
  readonly notifications: NotificationsService;
  readonly closings: JobClosings;
};

/** The decisions of staff without the server around them, for command lines. */
export function openJobReviews(dataSource: DataSource, { clock, users, notifications, closings }: Parts): JobReviewsService {
  const jobs = new OwnJobsRepository(dataSource, new UsersRepository(dataSource));
  const shown = new ShownJobRepository(dataSource);
  const publisher = new JobPublisher(jobs, shown, new LookupsService(new LookupsRepository(dataSource)), clock);
  const closing = new JobClosingService(jobs, closings, clock);
  return new JobReviewsService(jobs, shown, publisher, closing, users, notifications);
}
