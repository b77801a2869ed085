import {
  type JobKeyInput,
  type JobListing,
  type JobResponse,
  type JobsQuery,
  type PageHeadResponse,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { validated } from '../../kernel/http/validated.pipe';
import { type CurrentSession, OptionalSession } from '../../auth';
import { JobDetailsService } from './job-details.service';
import { JobHeadService } from './job-head.service';
import { JobListingService } from './job-listing.service';

/** A job shows, and closes, at once: what is kept is asked for again each time. */
const ALWAYS_ASK = 0;

@Controller('api/jobs')
export class JobSearchController {
  constructor(
    private readonly listing: JobListingService,
    private readonly details: JobDetailsService,
    private readonly heads: JobHeadService,
  ) {}

  @Get()
  list(@Query(validated(SCHEMAS.jobs.input)) query: JobsQuery, @OptionalSession() session: CurrentSession | null): Promise<JobListing> {
    return this.listing.list(query, session);
  }

  @Get(':key')
  async read(
    @Param(validated(SCHEMAS.job.input)) { key }: JobKeyInput,
    @OptionalSession() session: CurrentSession | null,
  ): Promise<JobResponse> {
    return { status: 200, data: await this.details.read(key, session) };
  }

  @Get(':key/head')
  @Cacheable(ALWAYS_ASK)
  async head(@Param(validated(SCHEMAS.jobHead.input)) { key }: JobKeyInput): Promise<PageHeadResponse> {
    return { status: 200, data: await this.heads.read(key) };
  }
}
