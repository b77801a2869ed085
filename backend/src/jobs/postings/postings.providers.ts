import type { Provider } from '@nestjs/common';
import { IndexedJobsRepository } from './indexed-jobs.repository';
import { JobClosingService } from './job-closing.service';
import { JobCountsRepository } from './job-counts.repository';
import { JobDraftsService } from './job-drafts.service';
import { JobPublisher } from './job-publisher.service';
import { JobReviewsService } from './job-reviews.service';
import { JobClosingJob } from './job-closing.job';
import { JobSubmissionService } from './job-submission.service';
import { OwnJobsDataService } from './own-jobs-data.service';
import { OwnJobsController } from './own-jobs.controller';
import { OwnJobsRepository } from './own-jobs.repository';
import { OwnJobsService } from './own-jobs.service';
import { ShownJobRepository } from './shown-job.repository';

/** Providers of drafts, reviews, publication and closing. */
export const postingsProviders: readonly Provider[] = [
  IndexedJobsRepository,
  JobClosingService,
  JobCountsRepository,
  JobDraftsService,
  JobPublisher,
  JobReviewsService,
  JobClosingJob,
  JobSubmissionService,
  OwnJobsDataService,
  OwnJobsRepository,
  OwnJobsService,
  ShownJobRepository,
];
export const postingsControllers = [OwnJobsController] as const;
