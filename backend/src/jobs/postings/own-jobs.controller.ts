import {
  type DoneResponse,
  ENDPOINTS,
  type ExtendJobInput,
  type JobIdInput,
  type JobRevisionInput,
  type OwnJobResponse,
  type OwnJobsResponse,
  type SaveJobInput,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { validated } from '../../kernel/http/validated.pipe';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { CurrentUser } from '../../auth';
import { JobClosingService } from './job-closing.service';
import { JobDraftsService } from './job-drafts.service';
import { JobSubmissionService } from './job-submission.service';
import { OwnJobsService } from './own-jobs.service';

@Controller()
export class OwnJobsController {
  constructor(
    private readonly own: OwnJobsService,
    private readonly drafts: JobDraftsService,
    private readonly submission: JobSubmissionService,
    private readonly closing: JobClosingService,
  ) {}

  @Get(ENDPOINTS.ownJobs.path)
  async list(@CurrentUser() userId: string): Promise<OwnJobsResponse> {
    return { status: 200, ...(await this.own.list(userId)) };
  }

  @Get('api/client/jobs/:id')
  read(@CurrentUser() userId: string, @Param(validated(SCHEMAS.ownJob.input)) { id }: JobIdInput): Promise<OwnJobResponse> {
    return this.answer(userId, id);
  }

  @Post(ENDPOINTS.saveJob.path)
  @HttpCode(200)
  @Idempotent()
  async save(@CurrentUser() userId: string, @Body(validated(SCHEMAS.saveJob.input)) input: SaveJobInput): Promise<OwnJobResponse> {
    return this.answer(userId, await this.drafts.save(userId, input));
  }

  @Post(ENDPOINTS.submitJob.path)
  @HttpCode(200)
  @Idempotent()
  async submit(@CurrentUser() userId: string, @Body(validated(SCHEMAS.submitJob.input)) input: JobRevisionInput): Promise<OwnJobResponse> {
    await this.submission.submit(userId, input);
    return this.answer(userId, input.id);
  }

  @Post(ENDPOINTS.extendJob.path)
  @HttpCode(200)
  async extend(@CurrentUser() userId: string, @Body(validated(SCHEMAS.extendJob.input)) input: ExtendJobInput): Promise<OwnJobResponse> {
    await this.closing.extend(userId, input);
    return this.answer(userId, input.id);
  }

  @Post(ENDPOINTS.duplicateJob.path)
  @HttpCode(200)
  @Idempotent()
  async duplicate(@CurrentUser() userId: string, @Body(validated(SCHEMAS.duplicateJob.input)) { id }: JobIdInput): Promise<OwnJobResponse> {
    return this.answer(userId, await this.drafts.duplicate(userId, id));
  }

  @Post(ENDPOINTS.closeJob.path)
  @HttpCode(200)
  @Idempotent()
  async close(@CurrentUser() userId: string, @Body(validated(SCHEMAS.closeJob.input)) { id }: JobIdInput): Promise<OwnJobResponse> {
    await this.closing.close(userId, id);
    return this.answer(userId, id);
  }

  @Post(ENDPOINTS.discardJob.path)
  @HttpCode(200)
  async discard(@CurrentUser() userId: string, @Body(validated(SCHEMAS.discardJob.input)) { id }: JobIdInput): Promise<DoneResponse> {
    await this.drafts.discard(userId, id);
    return { status: 200, message: 'The draft is gone.' };
  }

  private async answer(userId: string, id: number): Promise<OwnJobResponse> {
    return { status: 200, data: await this.own.read(userId, id) };
  }
}
