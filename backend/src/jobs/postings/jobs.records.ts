import { Injectable } from '@nestjs/common';
import { OwnJobsDataService } from './own-jobs-data.service';
import { type UserAccount, PersonalData, toIso } from '../../auth';

/** Exports and erases the jobs a user wrote: drafts, submissions and published content. */
@Injectable()
export class JobsRecords extends PersonalData {
  readonly name = 'jobs';

  constructor(private readonly own: OwnJobsDataService) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const jobs = await this.own.find(id);
    return jobs.map((job) => ({
      id: job.id,
      state: job.state,
      review: job.review,
      review_note: job.reviewNote,
      content: job.content,
      submitted: job.submitted,
      published_at: toIso(job.publishedAt),
      closed_at: toIso(job.closedAt),
      created_at: toIso(job.createdAt),
      saved_at: toIso(job.savedAt),
    }));
  }

  override erase({ id }: UserAccount): Promise<void> {
    return this.own.erase(id);
  }
}
