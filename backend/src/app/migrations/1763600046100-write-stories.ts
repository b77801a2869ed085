import type { MigrationInterface, QueryRunner } from 'typeorm';
import { stringify } from 'yaml';
import { tableOptions } from './table-options';

type StoryRow = { readonly id: number; readonly slug: string; readonly role: string; readonly quote: string };
type VersionRow = { readonly talent_id: number; readonly title: string; readonly markdown: string };

/** Step between the places of two stories. */
const STEP = 10;

/** Success stories become texts in versions, as articles are; texts get pictures of their own. */
export class WriteStories1763600046100 implements MigrationInterface {
  readonly name = 'WriteStories1763600046100';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE picture_original (name VARCHAR(40) NOT NULL PRIMARY KEY, digest VARCHAR(64) NOT NULL, width INTEGER NOT NULL,
        height INTEGER NOT NULL, added_by VARCHAR(40) NOT NULL, created_at BIGINT NOT NULL, is_ready BOOLEAN NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_picture_original_digest ON picture_original (digest)');
    await runner.query('CREATE INDEX ix_picture_original_created ON picture_original (created_at, name)');
    await runner.query(
      `CREATE TABLE site_picture (name VARCHAR(40) NOT NULL PRIMARY KEY, original VARCHAR(40) NOT NULL, shape VARCHAR(12) NOT NULL,
        crop VARCHAR(200) NOT NULL, alt VARCHAR(200) NOT NULL, added_by VARCHAR(40) NOT NULL, created_at BIGINT NOT NULL,
        used_at BIGINT NULL, is_ready BOOLEAN NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_site_picture_listed ON site_picture (is_ready, created_at, name)');
    await runner.query('CREATE INDEX ix_site_picture_unused ON site_picture (used_at, created_at)');
    await runner.query('CREATE INDEX ix_site_picture_original ON site_picture (original)');
    await moveStories(runner);
    await runner.query('DROP TABLE story');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE story (id INTEGER NOT NULL PRIMARY KEY, talent_id INTEGER NOT NULL, role VARCHAR(120) NOT NULL,
        quote TEXT NOT NULL,
        CONSTRAINT story_talent FOREIGN KEY (talent_id) REFERENCES talent (id) ON DELETE CASCADE)${tableOptions(runner)}`,
    );
    const rows: VersionRow[] = await runner.query(
      `SELECT t.id AS talent_id, v.title, v.markdown FROM document_version v JOIN talent t ON t.slug = v.name
        WHERE v.kind = 'story' AND v.version = (SELECT MAX(n.version) FROM document_version n
          WHERE n.kind = 'story' AND n.name = v.name AND n.effective_at IS NOT NULL) ORDER BY t.id`,
    );
    for (const [index, { talent_id, title, markdown }] of rows.entries()) {
      const quote = markdown.replace(/^---\r?\n[\s\S]*?\r?\n---/u, '').trim();
      await runner.query('INSERT INTO story (id, talent_id, role, quote) VALUES (?, ?, ?, ?)', [index + 1, talent_id, title, quote]);
    }
    await runner.query("DELETE FROM document_version WHERE kind = 'story'");
    await runner.query("DELETE FROM seed_state WHERE name = 'stories'");
    await runner.query('DROP TABLE site_picture');
    await runner.query('DROP TABLE picture_original');
  }
}

async function moveStories(runner: QueryRunner): Promise<void> {
  const rows: StoryRow[] = await runner.query(
    'SELECT s.id, t.slug, s.role, s.quote FROM story s JOIN talent t ON t.id = s.talent_id ORDER BY s.id',
  );
  const now = Date.now();
  for (const [index, { slug, role, quote }] of rows.entries()) {
    const matter = stringify({ title: role, order: (index + 1) * STEP }, { lineWidth: 0 });
    await runner.query(
      `INSERT INTO document_version (kind, name, version, title, markdown, author, summary, is_seeded, saved_at, effective_at)
        VALUES ('story', ?, 1, ?, ?, 'All Talent', '', ?, ?, ?)`,
      [slug, role, `---\n${matter}---\n\n${quote}\n`, true, now, now],
    );
  }
  await runner.query("DELETE FROM seed_state WHERE name = 'content'");
}
