import { type JobListing, type JobsQuery, SCHEMAS } from '@alltalent/shared/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { validated } from '../../../platform/http/validated.pipe';
import { type CurrentSession, OptionalSession } from '../../sessions';
import { JobListingService } from './job-listing.service';

@Controller('api/jobs')
export class JobSearchController {
  constructor(private readonly listing: JobListingService) {}

  @Get()
  list(@Query(validated(SCHEMAS.jobs.input)) query: JobsQuery, @OptionalSession() session: CurrentSession | null): Promise<JobListing> {
    return this.listing.list(query, session);
  }
}
