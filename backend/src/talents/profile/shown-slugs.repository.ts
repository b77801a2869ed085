import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export type ShownRow = { readonly id: number; readonly slug: string; readonly changedAt: number };
type Range = { readonly after: number; readonly to: number; readonly bornUntil: string };

/** Reads slugs of the profiles everybody may see, in the order of their ids. */
@Injectable()
export class ShownSlugsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findLastId(): Promise<number> {
    const [row] = await this.dataSource.query<{ last: number | null }[]>('SELECT MAX(id) AS last FROM talent');
    return row?.last ?? 0;
  }

  /** Returns a number that grows with every write to a profile; its newest row is never deleted. */
  async findNewestChange(): Promise<number> {
    const [row] = await this.dataSource.query<{ newest: number | string | null }[]>('SELECT MAX(id) AS newest FROM talent_change');
    return Number(row?.newest ?? 0);
  }

  /** Finds shown profiles in a range of ids. Reads three columns only, because a profile's row is long. */
  findShown({ after, to, bornUntil }: Range, most: number): Promise<ShownRow[]> {
    return this.dataSource.query<ShownRow[]>(
      `SELECT id, slug, COALESCE(changed_at, created_at) AS changedAt FROM talent
       WHERE id > ? AND id <= ? AND status = ${TALENT_STATUS.visible} AND born_on <= ? ORDER BY id LIMIT ${most}`,
      [after, to, bornUntil],
    );
  }
}
