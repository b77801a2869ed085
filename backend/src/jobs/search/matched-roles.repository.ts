import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AskedByJob, AskedByRole } from './role-requirements';

export type MatchedRole = AskedByRole & AskedByJob & { readonly id: number; readonly jobId: number };
type Row = Omit<MatchedRole, 'skills' | 'isRemote'> & { readonly skills: string; readonly isRemote: number };

const COLUMNS = `r.id AS id, r.job_id AS jobId, r.category_id AS categoryId, r.gender_id AS genderId, r.age_min AS ageMin,
  r.age_max AS ageMax, r.skills AS skills, j.city_id AS cityId, j.location AS location, j.is_remote AS isRemote, j.starts_on AS startsOn,
  j.ends_on AS endsOn`;

/** Reads the columns of roles and jobs that are compared with talents. */
@Injectable()
export class MatchedRolesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findByIds(roleIds: readonly number[]): Promise<readonly MatchedRole[]> {
    if (roleIds.length === 0) return [];
    return this.read(
      `SELECT ${COLUMNS} FROM job_role r JOIN job j ON j.id = r.job_id WHERE r.id IN (${roleIds.map(() => '?').join(', ')}) ORDER BY r.id`,
      [...roleIds],
    );
  }

  async findOfJobs(jobIds: readonly number[]): Promise<readonly MatchedRole[]> {
    if (jobIds.length === 0) return [];
    const marks = jobIds.map(() => '?').join(', ');
    return this.read(
      `SELECT ${COLUMNS} FROM job j JOIN job_role r ON r.job_id = j.id WHERE j.id IN (${marks}) AND r.is_shown = 1
       ORDER BY r.job_id, r.position, r.id`,
      [...jobIds],
    );
  }

  /** Finds the shown roles of the newest `most` open jobs, in the order of each job. */
  findOfOpenJobs(today: string, most: number): Promise<readonly MatchedRole[]> {
    return this.read(
      `SELECT ${COLUMNS} FROM (SELECT id, city_id, location, is_remote, starts_on, ends_on FROM job WHERE state = 'open' AND closes_on >= ?
       ORDER BY published_at DESC, id DESC LIMIT ?) j
       JOIN job_role r ON r.job_id = j.id WHERE r.is_shown = 1 ORDER BY r.job_id, r.position, r.id`,
      [today, most],
    );
  }

  /** Tells whether staff verified the client of the job with this role. */
  async isOwnerVerified(roleId: number): Promise<boolean> {
    const rows = await this.dataSource.query<{ verified: string | null }[]>(
      `SELECT u.verified_client_on AS verified FROM job_role r JOIN job j ON j.id = r.job_id JOIN user_account u ON u.id = j.owner_id
       WHERE r.id = ?`,
      [roleId],
    );
    return typeof rows[0]?.verified === 'string';
  }

  private async read(sql: string, values: readonly (string | number)[]): Promise<readonly MatchedRole[]> {
    const rows = await this.dataSource.query<Row[]>(sql, [...values]);
    return rows.map((row) => ({ ...row, isRemote: row.isRemote === 1, skills: JSON.parse(row.skills) as string[] }));
  }
}
