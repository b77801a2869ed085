import type { Clock } from '../../kernel/clock/clock';
import type { Transaction } from '../../kernel/database/transaction';
import type { NotificationsService } from '../../notifications';
import { LookupsRepository, LookupsService } from '../../talents';
import { JobClosingService } from './job-closing.service';
import type { JobClosings } from './job-closings';
import { JobPublisher } from './job-publisher.service';
import { JobReviewsService } from './job-reviews.service';
import { OwnJobsRepository } from './own-jobs.repository';
import { ShownJobRepository } from './shown-job.repository';

type Parts = { readonly clock: Clock; readonly notifications: NotificationsService; readonly closings: JobClosings };

/** The decisions of staff without the server around them, for command lines. */
export function openJobReviews(dataSource: Transaction, { clock, notifications, closings }: Parts): JobReviewsService {
  const jobs = new OwnJobsRepository(dataSource);
  const publisher = new JobPublisher(new LookupsService(new LookupsRepository(dataSource)), clock);
  return new JobReviewsService({
    jobs,
    roles: new ShownJobRepository(dataSource),
    publisher,
    closing: new JobClosingService(jobs, closings, clock),
    notifications,
  });
}
