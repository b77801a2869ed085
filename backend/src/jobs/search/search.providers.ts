import { FoundJobsRepository } from './found-jobs.repository';
import { JobDetailsService } from './job-details.service';
import { JobSeoService } from './job-seo.service';
import { JobListingService } from './job-listing.service';
import { JobMatches } from './job-matches.service';
import { JobPostersService } from './job-posters.service';
import { JobScoresService } from './job-scores.service';
import { JobSearchController } from './job-search.controller';
import { MatchedRolesRepository } from './matched-roles.repository';
import { PosterAccountsRepository } from './poster-accounts.repository';
import { PosterRecordRepository } from './poster-record.repository';
import { RoleFitController } from './role-fit.controller';
import { ShownJobsRepository } from './shown-jobs.repository';
import { WatchedJobsService } from './watched-jobs.service';
import { VisitingTalents } from './visiting-talents.service';

/** Providers of what visitors see of jobs. */
export const searchProviders = [
  MatchedRolesRepository,
  JobMatches,
  FoundJobsRepository,
  PosterAccountsRepository,
  VisitingTalents,
  JobScoresService,
  JobListingService,
  ShownJobsRepository,
  PosterRecordRepository,
  JobPostersService,
  JobDetailsService,
  JobSeoService,
  WatchedJobsService,
];
export const searchControllers = [JobSearchController, RoleFitController];
