import type { UpkeepTask } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, type Repository } from 'typeorm';
import { UpkeepRunEntity } from './upkeep-run.entity';

export type UpkeepRunRow = Readonly<UpkeepRunEntity>;

/** Runs of tasks that the office started. */
@Injectable()
export class UpkeepRunsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get runs(): Repository<UpkeepRunEntity> {
    return this.dataSource.getRepository(UpkeepRunEntity);
  }

  /** Finds the newest runs, the newest first. */
  findNewest(most: number): Promise<readonly UpkeepRunRow[]> {
    return this.runs.find({ order: { id: 'DESC' }, take: most });
  }

  /** Finds runs that are not over, the oldest first. */
  findOpen(most: number): Promise<readonly UpkeepRunRow[]> {
    return this.runs.find({ where: { endedAt: IsNull() }, order: { id: 'ASC' }, take: most });
  }

  async add(run: Pick<UpkeepRunRow, 'task' | 'askedBy' | 'askedAt'>): Promise<void> {
    await this.runs.insert({ ...run, begunAt: null, endedAt: null, result: null });
  }

  /** Takes an open run; false when another instance took it after `lostBefore`, before which one counts as broken off. */
  async claim({ id }: UpkeepRunRow, { now, lostBefore }: { readonly now: number; readonly lostBefore: number }): Promise<boolean> {
    const open = { id, endedAt: IsNull() };
    const where = [
      { ...open, begunAt: IsNull() },
      { ...open, begunAt: LessThan(lostBefore) },
    ];
    for (const condition of where) if ((await this.runs.update(condition, { begunAt: now })).affected === 1) return true;
    return false;
  }

  async end(id: number, endedAt: number, result: number | null): Promise<void> {
    await this.runs.update({ id, endedAt: IsNull() }, { endedAt, result });
  }

  hasOpen(task: UpkeepTask): Promise<boolean> {
    return this.runs.existsBy({ task, endedAt: IsNull() });
  }
}
