import type { HiringJob, HiringSide, Party } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { plainName } from '../../kernel/outbox/plain-text';
import { TalentsBySlugService } from '../../talents';
import { ThreadSubjectsRepository } from './thread-subjects.repository';
import type { Thread } from './thread-sides';

type Sides = Pick<Thread, 'clientId' | 'talentId' | 'jobId'>;
export type Around = { readonly parties: Readonly<Record<HiringSide, Party>>; readonly job: HiringJob };

/** Reads who the two of a thread are and which job it is about. */
@Injectable()
export class ThreadPartiesService {
  constructor(
    private readonly subjects: ThreadSubjectsRepository,
    private readonly talents: TalentsBySlugService,
  ) {}

  /** A client is named as on the job, because its account is not shown; only without a job by the account. */
  async read(threads: readonly Sides[]): Promise<(thread: Sides) => Around> {
    const [jobs, talents] = await Promise.all([
      this.subjects.findJobs(threads.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]))),
      this.talents.findMany(threads.map(({ talentId }) => talentId)),
    ]);
    const jobOf = ({ jobId }: Sides) => (jobId === null ? undefined : jobs.get(jobId));
    const names = await this.subjects.findNames(threads.filter((thread) => !jobOf(thread)?.postedBy).map(({ clientId }) => clientId));
    return (thread) => {
      const [job, talent, account] = [jobOf(thread), talents.get(thread.talentId), names.get(thread.clientId)];
      const clientName = job?.postedBy || (account ? plainName(account.firstName, account.lastName) : '');
      return {
        job: job ? { id: job.id, slug: job.slug, title: job.title } : null,
        parties: {
          client: { name: clientName || t('threads.aClient'), image: '', path: '' },
          talent: talent
            ? { name: talent.name, image: talent.pictures[0]?.image ?? '', path: `/${talent.slug}` }
            : { name: t('threads.aTalent'), image: '', path: '' },
        },
      };
    };
  }
}
