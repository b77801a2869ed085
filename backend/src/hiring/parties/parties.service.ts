import type { HiringJob, Party } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { OfferedApplicationsService } from '../../jobs';
import { t } from '../../kernel/messages';
import { plainName } from '../../kernel/outbox/plain-text';
import { TalentsBySlugService } from '../../talents';
import { PartyNamesRepository } from './party-names.repository';

export type Around = { readonly client: Party; readonly talent: Party; readonly job: HiringJob };
type Subject = { readonly clientId: string; readonly talentId: number; readonly jobId: number | null };

/** Reads who the two of offers, bookings and threads are, as the other side sees them. */
@Injectable()
export class PartiesService {
  constructor(
    private readonly names: PartyNamesRepository,
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
    const accounts = await this.names.find(userIds);
    return new Map(accounts.map(({ id, firstName, lastName }) => [id, plainName(firstName, lastName)]));
  }
}
