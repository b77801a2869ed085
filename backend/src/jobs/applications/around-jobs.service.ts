import { Injectable } from '@nestjs/common';
import type { Around } from './applications.mapper';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { JobLinesService } from './job-lines.service';

type Placed = { readonly jobId: number; readonly roleId: number };
/** Looks up the job and role of a row; empty for a job deleted meanwhile. */
export type AroundOf = (row: Placed) => readonly Around[];

/** Reads the jobs and roles of many applications or invitations at once. */
@Injectable()
export class AroundJobsService {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly lines: JobLinesService,
  ) {}

  async read(rows: readonly Placed[]): Promise<AroundOf> {
    const [jobs, roles, lineOf] = await Promise.all([
      this.jobs.findByIds(rows.map(({ jobId }) => jobId)),
      this.jobs.findRolesByIds(rows.map(({ roleId }) => roleId)),
      this.lines.reader(),
    ]);
    const lines = new Map(jobs.map((job) => [job.id, lineOf(job)]));
    const names = new Map(roles.map(({ id, name }) => [id, name]));
    return ({ jobId, roleId }) => {
      const [line, role] = [lines.get(jobId), names.get(roleId)];
      return line && role !== undefined ? [{ line, role }] : [];
    };
  }
}
