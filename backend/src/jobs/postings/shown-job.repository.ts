import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import type { RoleColumns } from './job-columns';
import { JobRoleEntity, JobTokenEntity } from '../schema/job-role.entity';

const TOKENS_AT_ONCE = 500;

/** Stores the roles and search tokens of published jobs. */
@Injectable()
export class ShownJobRepository {
  constructor(private readonly dataSource: DataSource) {}

  findRoles(jobId: number): Promise<JobRoleEntity[]> {
    return this.roles.find({ where: { jobId }, order: { position: 'ASC', id: 'ASC' } });
  }

  /** Saves the roles of a job. A role keeps its id, and a removed one is only hidden, because applications refer to it. */
  async saveRoles(jobId: number, roles: readonly RoleColumns[]): Promise<void> {
    const keys = roles.map(({ key }) => key);
    await this.roles.update({ jobId, isShown: true, ...(keys.length > 0 ? { key: Not(In(keys)) } : {}) }, { isShown: false });
    const known = new Set((await this.findRoles(jobId)).map(({ key }) => key));
    for (const role of roles) {
      if (known.has(role.key)) await this.roles.update({ jobId, key: role.key }, { ...role });
      else await this.roles.insert({ ...role, jobId });
    }
  }

  async saveTokens(jobId: number, tokens: readonly string[]): Promise<void> {
    await this.tokens.delete({ jobId });
    for (let start = 0; start < tokens.length; start += TOKENS_AT_ONCE)
      await this.tokens.insert(tokens.slice(start, start + TOKENS_AT_ONCE).map((word) => ({ jobId, word })));
  }

  private get roles() {
    return this.dataSource.getRepository(JobRoleEntity);
  }

  private get tokens() {
    return this.dataSource.getRepository(JobTokenEntity);
  }
}
