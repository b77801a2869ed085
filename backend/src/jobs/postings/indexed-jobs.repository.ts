import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { groupBy } from '../../kernel/group-by';
import { noteSearchChanges } from '../../kernel/search-changes/search-changes.repository';
import type { IndexedJob } from '../search/is-job-found';
import { JobEntity } from '../schema/job.entity';
import { JobRoleEntity, JobTokenEntity } from '../schema/job-role.entity';

/** Jobs as the list finds them, one by one. */
@Injectable()
export class IndexedJobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads open jobs; any other one is left out. */
  async read(ids: readonly number[]): Promise<ReadonlyMap<number, IndexedJob>> {
    const jobs = await this.dataSource.getRepository(JobEntity).find({
      select: {
        id: true,
        state: true,
        closesOn: true,
        publishedAt: true,
        pay: true,
        payMax: true,
        payKind: true,
        isRemote: true,
        cityId: true,
      },
      where: { id: In([...ids]), state: 'open' },
    });
    const jobId = In(jobs.map(({ id }) => id));
    const tokens = groupBy(await this.dataSource.getRepository(JobTokenEntity).findBy({ jobId }), (token) => token.jobId);
    const roles = groupBy(await this.dataSource.getRepository(JobRoleEntity).findBy({ jobId, isShown: true }), (role) => role.jobId);
    return new Map(
      jobs.map((job) => {
        const { id, state, closesOn, publishedAt, pay, payMax, payKind, isRemote, cityId } = job;
        const columns = { id, state, closesOn, publishedAt, pay, payMax, payKind, isRemote, cityId };
        const own = (roles.get(id) ?? []).map(({ categoryId, genderId, ageMin, ageMax }) => ({ categoryId, genderId, ageMin, ageMax }));
        return [id, { ...columns, tokens: (tokens.get(id) ?? []).map(({ word }) => word), roles: own }] as const;
      }),
    );
  }

  /** Notes that jobs appeared or changed, within the caller's transaction. `former`: what they were found by before. */
  async note(ids: readonly number[], former: ReadonlyMap<number, IndexedJob>, at: number): Promise<void> {
    const changes = ids.map((id) => {
      const job = former.get(id);
      return { kind: 'jobs', subjectId: id, former: job ? JSON.stringify(job) : null, at };
    });
    await noteSearchChanges(this.dataSource.manager, changes);
  }
}
