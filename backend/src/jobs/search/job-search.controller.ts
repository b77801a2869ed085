import type { JobKeyInput, JobListing, JobResponse, JobsQuery, PageMetadataResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { type CurrentSession, OptionalSession } from '../../auth';
import { JobDetailsService } from './job-details.service';
import { JobSeoService } from './job-seo.service';
import { JobListingService } from './job-listing.service';

/** Seconds a response is cached: none without asking again, because a job shows and closes at once. */
const ALWAYS_REVALIDATE = 0;

@Controller()
export class JobSearchController {
  constructor(
    private readonly listing: JobListingService,
    private readonly details: JobDetailsService,
    private readonly seo: JobSeoService,
  ) {}

  @Handles('jobs')
  list(@Input() query: JobsQuery, @OptionalSession() session: CurrentSession | null): Promise<JobListing> {
    return this.listing.list(query, session);
  }

  @Handles('job')
  async read(@Input() { key }: JobKeyInput, @OptionalSession() session: CurrentSession | null): Promise<JobResponse> {
    return { status: 200, data: await this.details.read(key, session) };
  }

  @Handles('jobMetadata')
  @Cacheable(ALWAYS_REVALIDATE)
  async head(@Input() { key }: JobKeyInput): Promise<PageMetadataResponse> {
    return { status: 200, data: await this.seo.read(key) };
  }
}
