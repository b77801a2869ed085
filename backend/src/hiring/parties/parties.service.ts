import type { HiringJob, Party } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { OfferedApplicationsService, type OfferedPlace } from '../../jobs';
import { t } from '../../kernel/messages';
import { plainName } from '../../kernel/outbox/plain-text';
import { type TalentBySlug, TalentsBySlugService } from '../../talents';
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

  /** Reads the two as each sees the other: a client is named as in the job, and as in the account where there is none. */
  async read(subjects: readonly Subject[]): Promise<(subject: Subject) => Around> {
    const { jobOf, talentOf } = await this.find(subjects);
    const names = await this.namesOf(subjects.filter((subject) => !jobOf(subject)?.postedBy).map(({ clientId }) => clientId));
    return (subject) =>
      toAround(jobOf(subject)?.postedBy || names.get(subject.clientId), { talent: talentOf(subject), job: jobOf(subject) });
  }

  /** Reads the two as everybody sees them: no name of an account, and no private profile. */
  async readPublic(subjects: readonly Subject[]): Promise<(subject: Subject) => Around> {
    const { jobOf, talentOf } = await this.find(subjects);
    return (subject) => {
      const [talent, job] = [talentOf(subject), jobOf(subject)];
      return toAround(job?.postedBy, { talent: talent?.isPrivate ? undefined : talent, job });
    };
  }

  /** Names of accounts, by id. */
  async namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const accounts = await this.names.find(userIds);
    return new Map(accounts.map(({ id, firstName, lastName }) => [id, plainName(firstName, lastName)]));
  }

  private async find(subjects: readonly Subject[]) {
    const jobIds = subjects.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]));
    const [talents, jobs] = await Promise.all([
      this.talents.findMany(subjects.map(({ talentId }) => talentId)),
      this.offered.findJobs(jobIds),
    ]);
    return {
      talentOf: ({ talentId }: Subject) => talents.get(talentId),
      jobOf: ({ jobId }: Subject) => (jobId === null ? undefined : jobs.get(jobId)),
    };
  }
}

type Found = { readonly talent: TalentBySlug | undefined; readonly job: OfferedPlace['job'] | undefined };

function toAround(clientName: string | null | undefined, { talent, job }: Found): Around {
  return {
    client: { name: clientName || t('offers.aClient'), image: '', path: '' },
    talent: talent
      ? {
          name: talent.name,
          image: talent.pictures[0]?.image ?? '',
          path: `/${talent.slug}`,
          ...(talent.isChild && { is_for_child: true }),
        }
      : { name: t('offers.aTalent'), image: '', path: '' },
    job: job ? { id: job.id, slug: job.slug, title: job.title } : null,
  };
}
