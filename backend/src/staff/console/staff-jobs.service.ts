import { momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { type JobRecord, JobReviewsService, reviewReasons } from '../../jobs';
import { LookupsService } from '../../talents';
import { UsersService } from '../../auth';
import { JobDecisionsService, jobSubject } from '../reviewing/job-decisions.service';
import { describeJob } from '../reviewing/job-lines';
import { textTable } from '../../kernel/text/text-table';

const MOST_SHOWN = 100;
const NAMES = ['id', 'sent in', 'account', 'e-mail', 'title', 'closes', 'why', 'kind'];

/** Staff commands on jobs. Each method returns a summary of what it did. */
@Injectable()
export class StaffJobsService {
  constructor(
    private readonly reviews: JobReviewsService,
    private readonly decisions: JobDecisionsService,
    private readonly users: UsersService,
    private readonly lookups: LookupsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns a table of those waiting for a decision, the longest waiting first. */
  async table(): Promise<string> {
    const waiting = await this.reviews.waiting(MOST_SHOWN);
    await this.audit.record('list-jobs', 'jobs', `${waiting.length} jobs that wait`);
    if (waiting.length === 0) return 'No job waits for a decision.';
    return textTable(NAMES, await Promise.all(waiting.map((job) => this.rowOf(job))));
  }

  /** Returns everything a job says, beside what it would replace. */
  async read(name: string): Promise<string> {
    const job = await this.find(name);
    await this.audit.record('read-job', jobSubject(job.id));
    const [lookups, shown] = [await this.lookups.read(), await this.reviews.shownOf(job)];
    if (job.review === 'pending' && job.submitted) return describeJob({ submitted: job.submitted, shown, lookups });
    const text = describeJob({ submitted: shown ?? job.content, shown: null, lookups });
    return `Job ${job.id} is ${job.state} and has nothing to decide about.\n${text}`;
  }

  async approve(name: string): Promise<string> {
    const { id } = await this.find(name);
    const { slug } = await this.decisions.approve(id);
    return `Job ${id} is on the site: /jobs/${id}-${slug}. Its poster is told.`;
  }

  async askChanges(name: string, reason: string): Promise<string> {
    const { id } = await this.find(name);
    await this.decisions.askChanges(id, reason);
    return `The poster of job ${id} is asked for changes.`;
  }

  async close(name: string, reason: string): Promise<string> {
    const { id } = await this.find(name);
    await this.decisions.close(id, reason);
    return `Job ${id} is closed, and everybody who applied is told.`;
  }

  private async rowOf(job: JobRecord): Promise<string[]> {
    const user = job.ownerId === null ? null : await this.users.findById(job.ownerId);
    const { title = job.title, closes_on: closesOn = job.closesOn } = job.submitted ?? {};
    const kind = job.state === 'open' ? 'change' : 'new';
    return [
      String(job.id),
      momentInIndia(job.savedAt),
      job.ownerId ?? '',
      user?.loginEmail ?? '',
      title,
      closesOn,
      reviewReasons(job.submitted, job.publishedAt !== null).join(', '),
      kind,
    ];
  }

  private find(name: string): Promise<JobRecord> {
    if (!/^[1-9]\d{0,9}$/u.test(name)) throw new DomainError('VALIDATION_FAILED', { detail: `${name} is no number of a job.` });
    return this.reviews.find(Number(name));
  }
}
