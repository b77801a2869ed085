import type { RawDatabase } from './raw-database';

type TalentRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly city_id: number;
  readonly status: number;
  readonly is_premium: number;
  readonly skills: string;
};

const VISIBLE = 2;
/** Half of the listing's rate limits. */
const WINDOWS = [
  { ms: 60_000, most: 30 },
  { ms: 3_600_000, most: 300 },
];
const OLDEST_OF_FULL =
  'SELECT hit_at FROM rate_hit WHERE bucket = ? AND id < ? AND hit_at > ? ORDER BY hit_at DESC, id DESC LIMIT 1 OFFSET ?';
const ROOMS = `SELECT ${WINDOWS.map((_, index) => `(${OLDEST_OF_FULL}) AS room${index}`).join(', ')}`;

/** The unfiltered list, newest first, read by the same statements that the application sends, one after another. */
export class RawListing {
  private constructor(
    private readonly database: RawDatabase,
    private readonly cities: ReadonlyMap<number, string>,
    private readonly bornUntil: string,
  ) {}

  static async open(database: RawDatabase): Promise<RawListing> {
    const cities = await database.read<{ id: number; name: string }>('SELECT id, name FROM city');
    const now = new Date();
    const bornUntil = `${now.getUTCFullYear() - 18}${now.toISOString().slice(4, 10)}`;
    return new RawListing(database, new Map(cities.map(({ id, name }) => [id, name])), bornUntil);
  }

  async page(number: number, size: number, visitor: string): Promise<object> {
    await this.count(visitor);
    const [counter] = await this.database.read<{ total: number }>('SELECT total FROM talent_counter WHERE scope = ?', ['listed']);
    const found = await this.database.read<{ id: number }>(
      'SELECT id FROM talent_search ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?',
      [size, (number - 1) * size],
    );
    const ids = found.map(({ id }) => id);
    const rows = await this.database.read<TalentRow>(
      `SELECT id, slug, name, city_id, status, is_premium, skills, picture_count, published FROM talent WHERE id IN (${ids.map(() => '?').join(', ')}) AND born_on <= ? AND status IN (1, 2)`,
      [...ids, this.bornUntil],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const data = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
    return { status: 200, data: data.map((row) => this.toCard(row)), fav_user_ids: [], totalCount: counter?.total ?? 0 };
  }

  /** Counts the visit as the application's rate limits do: one row, and a query for earlier ones. */
  private async count(visitor: string): Promise<void> {
    const now = Date.now();
    const bucket = `listing:${visitor}`;
    await Promise.all([
      this.database.read(
        ROOMS,
        WINDOWS.flatMap(({ ms, most }) => [bucket, Number.MAX_SAFE_INTEGER, now - ms, most - 1]),
      ),
      this.database.write('INSERT INTO rate_hit (bucket, hit_at) VALUES (?, ?)', [bucket, now]),
    ]);
  }

  private toCard({ id, slug, name, city_id: cityId, status, is_premium: isPremium, skills }: TalentRow): object {
    if (status !== VISIBLE) {
      const picture = `/media/hidden/${id % 6}-640.webp`;
      return { id, slug: '', profile_image: picture, display_name: '', is_premium: 0, location: '', skills: [], status: 1 };
    }
    return {
      id,
      slug,
      profile_image: `/media/posters/${slug}-0-640.webp`,
      display_name: name,
      is_premium: isPremium,
      location: this.cities.get(cityId) ?? '',
      skills: JSON.parse(skills) as string[],
      status,
    };
  }
}
