import type { DataSource } from 'typeorm';
import { LookupIndex } from '../../../../src/talents/lookups/lookups.service';
import { columnsOf, rolesOf, tokensOf } from '../../../../src/jobs/postings/job-columns';
import { JobEntity } from '../../../../src/jobs/schema/job.entity';
import { JobRoleEntity, JobTokenEntity } from '../../../../src/jobs/schema/job-role.entity';
import type { StoredJob } from './plain-jobs';
import type { RandomJob } from './random-jobs';
import { TODAY, WORLD } from './small-world';

export const lookups = new LookupIndex(WORLD);

/** Replaces all jobs by these, with ids from 1. */
export async function storeJobs(dataSource: DataSource, jobs: readonly RandomJob[]): Promise<readonly StoredJob[]> {
  for (const table of ['job_word', 'job_role', 'job']) await dataSource.query(`DELETE FROM ${table}`);
  const stored = jobs.map((job, index) => ({ ...job, id: index + 1, tokens: tokensOf(job.content, lookups) }));
  await insertAll(dataSource, JobEntity, stored.map(toRow));
  await insertAll(dataSource, JobRoleEntity, stored.flatMap(toRoleRows));
  await insertAll(
    dataSource,
    JobTokenEntity,
    stored.flatMap(({ id, tokens }) => tokens.map((word) => ({ word, jobId: id }))),
  );
  return stored;
}

function toRow({ id, content, state, publishedAt }: StoredJob) {
  const life = { createdAt: publishedAt, savedAt: publishedAt, closedAt: null, publishedAt, ownerId: null };
  const review = { review: 'none' as const, reviewNote: '', revision: 1, submitted: content };
  return { ...columnsOf(content, lookups, TODAY), ...life, ...review, id, content, state };
}

function toRoleRows({ id, content }: StoredJob) {
  return rolesOf(content).map((role, index) => ({ ...role, jobId: id, isShown: content.roles[index]?.isShown ?? true }));
}

async function insertAll(dataSource: DataSource, entity: new () => object, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 400) await dataSource.getRepository(entity).insert(rows.slice(start, start + 400));
}
