import { JobMatches } from './job-matches.service';
import { MatchedRolesRepository } from './matched-roles.repository';

/** What others see of jobs. */
export const searchProviders = [MatchedRolesRepository, JobMatches];
export const searchControllers = [];
