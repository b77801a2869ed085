import type {
  DoneResponse,
  ExtendJobInput,
  JobIdInput,
  JobRevisionInput,
  OwnJobResponse,
  OwnJobsResponse,
  SaveJobInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
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

  @Handles('ownJobs')
  async list(@CurrentUser() userId: string): Promise<OwnJobsResponse> {
    return { status: 200, ...(await this.own.list(userId)) };
  }

  @Handles('ownJob')
  read(@CurrentUser() userId: string, @Input() { id }: JobIdInput): Promise<OwnJobResponse> {
    return this.respond(userId, id);
  }

  @Handles('saveJob')
  async save(@CurrentUser() userId: string, @Input() input: SaveJobInput): Promise<OwnJobResponse> {
    return this.respond(userId, await this.drafts.save(userId, input));
  }

  @Handles('submitJob')
  async submit(@CurrentUser() userId: string, @Input() input: JobRevisionInput): Promise<OwnJobResponse> {
    await this.submission.submit(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('extendJob')
  async extend(@CurrentUser() userId: string, @Input() input: ExtendJobInput): Promise<OwnJobResponse> {
    await this.closing.extend(userId, input);
    return this.respond(userId, input.id);
  }

  @Handles('duplicateJob')
  async duplicate(@CurrentUser() userId: string, @Input() { id }: JobIdInput): Promise<OwnJobResponse> {
    return this.respond(userId, await this.drafts.duplicate(userId, id));
  }

  @Handles('closeJob')
  async close(@CurrentUser() userId: string, @Input() { id }: JobIdInput): Promise<OwnJobResponse> {
    await this.closing.close(userId, id);
    return this.respond(userId, id);
  }

  @Handles('discardJob')
  async discard(@CurrentUser() userId: string, @Input() { id }: JobIdInput): Promise<DoneResponse> {
    await this.drafts.discard(userId, id);
    return { status: 200, message: 'The draft is gone.' };
  }

  private async respond(userId: string, id: number): Promise<OwnJobResponse> {
    return { status: 200, data: await this.own.read(userId, id) };
  }
}
