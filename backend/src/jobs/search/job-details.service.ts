import { dayInIndia, type JobDetail } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import type { CurrentSession } from '../../auth';
import { LookupsService, Pictures } from '../../talents';
import type { JobRecord } from '../schema/job.entity';
import { toJobFields } from './job-card.mapper';
import { JobMatches } from './job-matches.service';
import { JobPostersService } from './job-posters.service';
import { toJobRole } from './job-role.mapper';
import { ShownJobsRepository } from './shown-jobs.repository';
import { VisitingTalents } from './visiting-talents.service';

/** Reads a job for its visitors' page. */
@Injectable()
export class JobDetailsService {
  constructor(
    private readonly jobs: ShownJobsRepository,
    private readonly posters: JobPostersService,
    private readonly visitors: VisitingTalents,
    private readonly matches: JobMatches,
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  async read(key: string, session: CurrentSession | null): Promise<JobDetail> {
    const job = await this.find(key);
    const [poster, roles, reader, lookups] = await Promise.all([
      this.posters.read(job),
      this.jobs.findRoles(job.id),
      this.readerOf(session),
      this.lookups.read(),
    ]);
    return {
      ...toJobFields(job, poster.is_verified, { lookups, pictures: this.pictures }),
      state: this.isOpen(job) ? 'open' : 'closed',
      details: job.details,
      usage: job.usage,
      question: job.question,
      roles: roles.map((role) => toJobRole(role, job, reader)),
      poster,
      is_own: session !== null && session.userId === job.ownerId,
    };
  }

  /** Finds a job by the number in `key`; the text after it may be of a former title. Throws NOT_FOUND. */
  private async find(key: string): Promise<JobRecord> {
    const job = await this.jobs.find(Number.parseInt(key, 10));
    if (!job) throw new DomainError('NOT_FOUND', { detail: 'There is no such job.' });
    return job;
  }

  private async readerOf(session: CurrentSession | null) {
    const [talent, names] = await Promise.all([this.visitors.find(session), this.matches.names()]);
    return { talent, names };
  }

  private isOpen({ state, closesOn }: JobRecord): boolean {
    return state === 'open' && closesOn >= dayInIndia(this.clock.now());
  }
}
