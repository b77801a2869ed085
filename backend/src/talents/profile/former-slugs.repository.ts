import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Former slugs of profiles, each of which redirects to the present one. */
@Injectable()
export class FormerSlugsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Tells whether no other profile has, or had, this slug. */
  async isFree(slug: string, talentId: number): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT id FROM talent WHERE slug = ? AND id <> ? UNION ALL SELECT talent_id FROM talent_address WHERE slug = ? AND talent_id <> ?',
      [slug, talentId, slug, talentId],
    );
    return rows.length === 0;
  }

  /** Records that the profile changed its slug from `former` to `present`. */
  async move(talentId: number, former: string, present: string): Promise<void> {
    await this.dataSource.query('DELETE FROM talent_address WHERE slug IN (?, ?) AND talent_id = ?', [former, present, talentId]);
    await this.dataSource.query('INSERT INTO talent_address (slug, talent_id) VALUES (?, ?)', [former, talentId]);
  }

  async find(talentId: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ slug: string }[]>('SELECT slug FROM talent_address WHERE talent_id = ? ORDER BY slug', [
      talentId,
    ]);
    return rows.map(({ slug }) => slug);
  }

  async deleteAll(talentId: number): Promise<void> {
    await this.dataSource.query('DELETE FROM talent_address WHERE talent_id = ?', [talentId]);
  }
}
