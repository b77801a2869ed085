import type { MigrationInterface, QueryRunner } from 'typeorm';

type Group = { readonly category_id: number; readonly total: number | string };

/** Makes the counter of a category include hidden talents, as the listing and its total do. */
export class CountListedTalents1763600040000 implements MigrationInterface {
  readonly name = 'CountListedTalents1763600040000';

  async up(runner: QueryRunner): Promise<void> {
    await countCategories(runner, '');
    await runner.query("DELETE FROM talent_counter WHERE scope = 'visible'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await countCategories(runner, 'WHERE status = 2');
    await runner.query("INSERT INTO talent_counter (scope, total) SELECT 'visible', COUNT(*) FROM talent_search WHERE status = 2");
  }
}

async function countCategories(runner: QueryRunner, condition: string): Promise<void> {
  await runner.query("DELETE FROM talent_counter WHERE scope LIKE 'category:%'");
  const sql = `SELECT category_id, COUNT(*) AS total FROM talent_search ${condition} GROUP BY category_id`;
  const groups = (await runner.query(sql)) as readonly Group[];
  for (const { category_id: id, total } of groups) {
    await runner.query('INSERT INTO talent_counter (scope, total) VALUES (?, ?)', [`category:${id}`, Number(total)]);
  }
}
