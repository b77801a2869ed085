import type { JobSort } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Condition } from '../../talents';
import type { JobRecord } from '../schema/job.entity';
import { allJobs, countJobs, pageOfJobs } from './job-conditions';
import type { JobFilter } from './job-filter';

type Shown =
  | 'id'
  | 'slug'
  | 'title'
  | 'medium'
  | 'categoryId'
  | 'location'
  | 'dates'
  | 'closesOn'
  | 'payKind'
  | 'pay'
  | 'payMax'
  | 'currency';
/** Columns that the list shows of a job. */
export type FoundJob = Pick<JobRecord, Shown | 'isRemote' | 'payUnit' | 'postedBy' | 'publishedAt'> & {
  readonly roles: number;
  /** Day on which staff verified the client; null when they did not. */
  readonly verifiedOn: string | null;
};
type Row = Omit<FoundJob, 'isRemote' | 'roles' | 'publishedAt'> & {
  readonly isRemote: number;
  readonly roles: number | string;
  readonly publishedAt: number | string;
};

const COLUMNS = `j.id AS id, j.slug AS slug, j.title AS title, j.medium AS medium, j.category_id AS categoryId, j.location AS location,
  j.is_remote AS isRemote, j.dates AS dates, j.closes_on AS closesOn, j.pay_kind AS payKind, j.pay AS pay, j.pay_max AS payMax, j.currency AS currency,
  j.pay_unit AS payUnit, j.posted_by AS postedBy, j.published_at AS publishedAt, u.verified_client_on AS verifiedOn,
  (SELECT COUNT(*) FROM job_role r WHERE r.job_id = j.id AND r.is_shown = 1) AS roles`;

/** Finds jobs for the list: first ids, from indexes alone, then the dozen jobs of the page. */
@Injectable()
export class FoundJobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async count(filter: JobFilter): Promise<number> {
    const [row] = await this.read<{ total: number | string }>(countJobs(filter));
    return Number(row?.total ?? 0);
  }

  async findPage(filter: JobFilter, sort: Exclude<JobSort, 'match'>, page: { take: number; skip: number }): Promise<readonly number[]> {
    return (await this.read<{ id: number }>(pageOfJobs(filter, sort, page))).map(({ id }) => id);
  }

  async findAll(filter: JobFilter): Promise<readonly number[]> {
    return (await this.read<{ id: number }>(allJobs(filter))).map(({ id }) => id);
  }

  /** Finds jobs in the order of the ids; a deleted one is left out. */
  async findInOrder(ids: readonly number[]): Promise<readonly FoundJob[]> {
    if (ids.length === 0) return [];
    const places = ids.map(() => '?').join(', ');
    const text = `SELECT ${COLUMNS} FROM job j LEFT JOIN user_account u ON u.id = j.owner_id WHERE j.id IN (${places})`;
    const rows = await this.read<Row>({ text, values: ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toFoundJob(row)] : [];
    });
  }

  /** Finds the clients of jobs; a demonstration has none. */
  async findOwners(ids: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
    if (ids.length === 0) return new Map();
    const text = `SELECT id, owner_id AS ownerId FROM job WHERE id IN (${ids.map(() => '?').join(', ')})`;
    const rows = await this.read<{ id: number; ownerId: string | null }>({ text, values: ids });
    return new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
  }

  private read<Found>({ text, values }: Condition): Promise<readonly Found[]> {
    return this.dataSource.query<Found[]>(text, [...values]);
  }
}

function toFoundJob({ isRemote, roles, publishedAt, ...row }: Row): FoundJob {
  return { ...row, isRemote: isRemote === 1, roles: Number(roles), publishedAt: Number(publishedAt) };
}
