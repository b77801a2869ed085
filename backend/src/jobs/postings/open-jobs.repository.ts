import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual, type Repository } from 'typeorm';
import { JobEntity } from '../schema/job.entity';

@Injectable()
export class OpenJobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get jobs(): Repository<JobEntity> {
    return this.dataSource.getRepository(JobEntity);
  }

  /** Finds jobs that close on `today` or later, soonest first. */
  findOpen(today: string, limit: number): Promise<JobEntity[]> {
    return this.jobs.find({
      where: { state: 'open', closesOn: MoreThanOrEqual(today) },
      order: { closesOn: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  findNewest(today: string, limit: number): Promise<JobEntity[]> {
    return this.jobs.find({
      where: { state: 'open', closesOn: MoreThanOrEqual(today) },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  findSlugs(today: string, limit: number): Promise<Pick<JobEntity, 'id' | 'slug' | 'publishedAt'>[]> {
    return this.jobs.find({
      select: { id: true, slug: true, publishedAt: true },
      where: { state: 'open', closesOn: MoreThanOrEqual(today) },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  countOpen(today: string): Promise<number> {
    return this.jobs.countBy({ state: 'open', closesOn: MoreThanOrEqual(today) });
  }

  /** Counts the jobs that close on `today` or later by who posted them, the busiest first. */
  async countByPoster(today: string, limit: number): Promise<readonly { readonly name: string; readonly total: number }[]> {
    const rows = await this.jobs
      .createQueryBuilder('job')
      .select('job.postedBy', 'name')
      .addSelect('COUNT(*)', 'total')
      .where("job.state = 'open' AND job.closesOn >= :today", { today })
      .groupBy('job.postedBy')
      .orderBy('COUNT(*)', 'DESC')
      .addOrderBy('job.postedBy', 'ASC')
      .limit(limit)
      .getRawMany<{ name: string; total: number | string }>();
    return rows.map(({ name, total }) => ({ name, total: Number(total) }));
  }

  /** Returns a text that changes with every job that is shown, changed or closed. */
  async slugsState(today: string): Promise<string> {
    const [row] = await this.dataSource.query<{ total: number | string; last: number | string | null }[]>(
      "SELECT COUNT(*) AS total, MAX(saved_at) AS last FROM job WHERE state = 'open' AND closes_on >= ?",
      [today],
    );
    return `${row?.total ?? 0} ${row?.last ?? 0}`;
  }
}
