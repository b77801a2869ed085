import type { DataSource } from 'typeorm';
import { inTransaction } from '../../src/kernel/database/transaction';
import { JobApplicationEntity, JobApplicationStepEntity, JobInvitationEntity, JobEntity, type RoleColumns } from '../../src/jobs';
import type { SeededJob } from './job-seeds.repository';

type OfRole<Row> = Omit<Row, 'id' | 'jobId' | 'roleId'> & { readonly roleKey: string };
export type SeededApplication = OfRole<JobApplicationEntity> & {
  readonly steps: readonly Omit<JobApplicationStepEntity, 'id' | 'applicationId'>[];
};
export type SeededInvitation = OfRole<JobInvitationEntity>;
/** A job of a demonstration client, with everybody around it. Its own number is given by the database. */
export type SeededCasting = SeededJob & {
  readonly applications: readonly SeededApplication[];
  readonly invitations: readonly SeededInvitation[];
};

/** Roles and words of jobs that are shown. */
type ShownStore = {
  putRoles(jobId: number, roles: readonly RoleColumns[]): Promise<void>;
  putWords(jobId: number, words: readonly string[]): Promise<void>;
  findRoles(jobId: number): Promise<readonly { readonly id: number; readonly key: string }[]>;
};

/** Sown once: what is done with them afterwards is their people's. */
export class CastingSeedsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shown: ShownStore,
  ) {}

  hasJobsOf(ownerId: string): Promise<boolean> {
    return this.dataSource.getRepository(JobEntity).existsBy({ ownerId });
  }

  /** All of them or none. Answers their numbers. */
  save(castings: readonly SeededCasting[]): Promise<number[]> {
    return inTransaction(this.dataSource, async () => {
      const ids: number[] = [];
      for (const casting of castings) ids.push(await saveCasting(this.dataSource, this.shown, casting));
      return ids;
    });
  }
}

async function saveCasting(
  dataSource: DataSource,
  shown: ShownStore,
  { job: { id: _id, ...job }, roles, words, applications, invitations }: SeededCasting,
) {
  const { identifiers } = await dataSource.getRepository(JobEntity).insert(job);
  const jobId = Number(identifiers[0]?.['id']);
  await shown.putRoles(jobId, roles);
  await shown.putWords(jobId, words);
  const ids = new Map((await shown.findRoles(jobId)).map(({ key, id }) => [key, id]));
  for (const { roleKey, steps, ...application } of applications) {
    const row = { ...application, jobId, roleId: ids.get(roleKey) ?? 0 };
    const {
      identifiers: [made],
    } = await dataSource.getRepository(JobApplicationEntity).insert(row);
    const applicationId = Number(made?.['id']);
    await dataSource.getRepository(JobApplicationStepEntity).insert(steps.map((step) => ({ ...step, applicationId })));
  }
  for (const { roleKey, ...invitation } of invitations)
    await dataSource.getRepository(JobInvitationEntity).insert({ ...invitation, jobId, roleId: ids.get(roleKey) ?? 0 });
  return jobId;
}
