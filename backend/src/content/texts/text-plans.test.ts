import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../test/support/kernel/database/plans';
import { DocumentsRepository } from '../documents/documents.repository';
import { TextsRepository } from './texts.repository';

const TEXTS = 400;
const VERSIONS = 5;
const PAGE = 51;
const NOW = 1000;

describeOnEngines('how texts are found', (engine) => {
  beforeAll(async () => {
    const documents = new DocumentsRepository(engine.dataSource());
    for (let index = 0; index < TEXTS; index += 1) {
      const name = `text-${String(index).padStart(4, '0')}`;
      for (let version = 0; version < VERSIONS; version += 1)
        await documents.insertAfter(version, {
          kind: 'faq',
          name,
          title: name,
          source: 'x'.repeat(500),
          author: 'All Talent',
          summary: '',
          reason: '',
          publishedBy: '',
          isSeeded: true,
          savedAt: version,
          effectiveAt: version,
        });
    }
    await engine.dataSource().query(engine.name === 'MariaDB' ? 'ANALYZE TABLE document_version' : 'ANALYZE');
  }, 120_000);

  const noneIsSorted = (plans: readonly string[]) => {
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/USE TEMP B-TREE FOR ORDER|filesort|Using temporary|"type":"ALL"/u);
  };
  const wanted = { kind: 'faq', search: '', after: 'text-0100' } as const;

  test('a page of texts is read in the order of the key, from where the page before ended', async () => {
    const texts = new TextsRepository(engine.dataSource());
    noneIsSorted(await plansOf(engine, 'document_version', () => texts.findNewest(wanted, PAGE)));
    expect(await texts.findNewest(wanted, PAGE)).toHaveLength(PAGE);
  });

  test('the version in force is one row of an index, however many versions a text has', async () => {
    const documents = new DocumentsRepository(engine.dataSource());
    noneIsSorted(await plansOf(engine, 'document_version', () => documents.findInForce({ kind: 'faq', name: 'text-0200' }, NOW)));
  });

  test('versions of a text are read from the newest', async () => {
    const texts = new TextsRepository(engine.dataSource());
    noneIsSorted(await plansOf(engine, 'document_version', () => texts.findVersions({ kind: 'faq', name: 'text-0200' }, 4, PAGE)));
  });
});
