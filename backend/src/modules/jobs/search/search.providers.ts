import { FoundJobsRepository } from './found-jobs.repository';
import { JobListingService } from './job-listing.service';
import { JobMatches } from './job-matches.service';
import { JobScoresService } from './job-scores.service';
import { JobSearchController } from './job-search.controller';
import { MatchedRolesRepository } from './matched-roles.repository';
import { PosterAccountsRepository } from './poster-accounts.repository';
import { VisitingTalents } from './visiting-talents.service';

/** What others see of jobs. */
export const searchProviders = [
  MatchedRolesRepository,
  JobMatches,
  FoundJobsRepository,
  PosterAccountsRepository,
  VisitingTalents,
  JobScoresService,
  JobListingService,
];
export const searchControllers = [JobSearchController];
