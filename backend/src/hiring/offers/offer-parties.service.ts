import type { HiringJob, Party } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { OfferedApplicationsService } from '../../jobs';
import { t } from '../../kernel/messages';
import { plainName } from '../../kernel/outbox/plain-text';
import { TalentsBySlugService } from '../../talents';
import type { Offer } from './offers.repository';

export type Around = { readonly client: Party; readonly talent: Party; readonly job: HiringJob };
type Subject = Pick<Offer, 'clientId' | 'talentId' | 'jobId'>;

/** Reads who both sides of offers are, as the other side sees them. */
@Injectable()
export class OfferPartiesService {
  constructor(
    private readonly users: UsersService,
    private readonly talents: TalentsBySlugService,
    private readonly offered: OfferedApplicationsService,
  ) {}

  /** A client is named as in the job, and as in the account where there is none. */
  async read(subjects: readonly Subject[]): Promise<(subject: Subject) => Around> {
    const jobIds = subjects.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]));
    const [talents, jobs] = await Promise.all([
      this.talents.findMany(subjects.map(({ talentId }) => talentId)),
      this.offered.findJobs(jobIds),
    ]);
    const names = await this.namesOf(subjects.filter(({ jobId }) => !jobs.get(jobId ?? 0)?.postedBy).map(({ clientId }) => clientId));
    return ({ clientId, talentId, jobId }) => {
      const [talent, job] = [talents.get(talentId), jobs.get(jobId ?? 0)];
      const clientName = job?.postedBy ? job.postedBy : names.get(clientId);
      return {
        client: { name: clientName || t('offers.aClient'), image: '', path: '' },
        talent: talent
          ? { name: talent.name, image: talent.pictures[0]?.image ?? '', path: `/${talent.slug}` }
          : { name: t('offers.hiddenProfile'), image: '', path: '' },
        job: job ? { id: job.id, slug: job.slug, title: job.title } : null,
      };
    };
  }

  /** Names of accounts, by id. */
  async namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = await Promise.all([...new Set(userIds)].map((id) => this.users.findById(id)));
    return new Map(users.flatMap((user) => (user ? [[user.id, plainName(user.firstName, user.lastName)]] : [])));
  }
}
