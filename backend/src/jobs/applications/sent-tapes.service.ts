import { Injectable } from '@nestjs/common';
import { TalentsBySlugService } from '../../talents';
import { tapesOf } from './applications.mapper';
import { ApplicationsRepository } from './applications.repository';
import { AppliedJobsRepository } from './applied-jobs.repository';

/** Uploaded videos that were sent as self-tapes, with applications that were not taken back. */
@Injectable()
export class SentTapesService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly jobs: AppliedJobsRepository,
    private readonly talents: TalentsBySlugService,
  ) {}

  /** Returns the clients who got the video. One whose sender's profile nobody sees any more is for no client. */
  async clientsOf(videoId: string): Promise<readonly string[]> {
    const sent = await this.applications.findWithVideo(videoId);
    const shown = await this.talents.findMany(sent.map(({ talentId }) => talentId));
    const jobs = await this.jobs.findByIds(sent.filter(({ talentId }) => shown.has(talentId)).map(({ jobId }) => jobId));
    return jobs.flatMap(({ ownerId }) => ownerId ?? []);
  }

  /** Returns the videos that the user sent. */
  async usedBy(userId: string): Promise<readonly string[]> {
    const sent = await this.applications.findOfUser(userId);
    return tapesOf(sent.filter(({ stage }) => stage !== 'withdrawn'));
  }
}
