import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../test/support/kernel/database/plans';
import { storeManyLeads } from '../../../test/support/leads/stored-lead';
import { LeadPagesService } from './lead-pages.service';
import { type LeadSelection, rangesOf } from './lead-ranges';
import { LeadRangesRepository } from './lead-ranges.repository';
import { LeadWorkRepository } from './lead-work.repository';

/** MariaDB reads a table of a few pages whole, which is right. */
const LEADS = 12_000;
const PAGE = 51;
const ANY: LeadSelection = {
  adType: null,
  page: null,
  variant: null,
  release: null,
  state: null,
  holder: null,
  includesUnverified: false,
  since: 0,
  search: '',
  lateBefore: null,
};

describeOnEngines('How leads are found', (engine) => {
  beforeAll(async () => {
    await engine.dataSource().query(engine.name === 'MariaDB' ? 'SET SESSION foreign_key_checks = 0' : 'PRAGMA foreign_keys = OFF');
    await storeManyLeads(engine.dataSource(), LEADS);
    await engine.dataSource().query(engine.name === 'MariaDB' ? 'ANALYZE TABLE lead_request' : 'ANALYZE');
  }, 60_000);

  /** Nothing is read whole or sorted: a page costs as much with a million leads. */
  const expectByIndex = (plans: readonly string[]) => {
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).not.toMatch(/SCAN (?:lead|last)\b|"type":"(?:ALL|index)"/u);
      expect(plan).not.toMatch(/USE TEMP B-TREE|filesort|Using temporary/u);
    }
  };
  const expectPages = async (selection: Partial<LeadSelection>) => {
    const ranges = new LeadRangesRepository(engine.dataSource());
    for (const range of rangesOf({ ...ANY, ...selection })) {
      expectByIndex(await plansOf(engine, 'lead_request', () => ranges.find(range, null, PAGE)));
      expectByIndex(await plansOf(engine, 'lead_request', () => ranges.find(range, 1500, PAGE)));
    }
  };

  test.each<[string, Partial<LeadSelection>]>([
    ['no filter', {}],
    ['a day', { since: 900_000 }],
    ['a form', { adType: 'Singer' }],
    ['a page', { page: '/singer' }],
    ['a variant', { variant: 'B' }],
    ['a release', { release: '0.2.0-def' }],
    ['a release and a variant since a day', { release: '0.2.0-def', variant: 'B', since: 900_000 }],
    ['a state', { state: 'won' }],
    ['nobody', { holder: { assigneeId: null } }],
    ['oneself', { holder: { assigneeId: 'u_demo_joseph' } }],
    ['a state since a day', { state: 'new', since: 900_000 }],
    ['those not confirmed, too', { includesUnverified: true }],
    ['late ones first', { lateBefore: 900_000 }],
    ['late ones first since a day', { state: 'new', since: 100_000, lateBefore: 900_000 }],
  ])('with %s, a first page and a later one are ranges of an index', (_name, selection) => expectPages(selection));

  test.each(['First12 L', 'last7 f', 'person0001', 'person000123@', '98 0001', '+91 98000'])(
    'for %s, a first page and a later one are ranges of an index',
    (search) => expectPages({ search }),
  );

  test('the new ones are counted and begun with by an index, and variants are read one by one', async () => {
    const work = new LeadWorkRepository(engine.dataSource());
    expectByIndex(await plansOf(engine, 'lead_request', () => work.findLongest('new', 3)));
    const counts = await plansOf(engine, 'lead_request', () => work.count('new', 1001, 900_000));
    for (const plan of counts) expect(plan).toMatch(/ix_lead_request_state/u);
    expect(await work.findVariants(30)).toEqual(['A', 'B']);
    expect(await work.findVariants(1)).toEqual(['A']);
  });

  test('a rare combination looks at so many leads for a page and no more; the pages go on where it stopped', async () => {
    const pages = new LeadPagesService(new LeadRangesRepository(engine.dataSource()), new LeadWorkRepository(engine.dataSource()));
    const rare = { ...ANY, includesUnverified: true, state: 'won', adType: 'Singer', page: '/singer', variant: 'A' } as const;
    const one = await pages.find(rare, null, 50);
    expect(one.leads.length).toBeLessThan(50);
    expect(one.lookedUntil?.id).toBeGreaterThan(0);
    const found = [...one.leads];
    for (let page = one; page.next !== null; found.push(...page.leads)) page = await pages.find(rare, page.next, 50);
    const [{ total }] = await engine
      .dataSource()
      .query(
        "SELECT COUNT(*) AS total FROM lead_request WHERE state = 'won' AND ad_type = 'Singer' AND page = '/singer' AND variant = 'A'",
      );
    expect(found).toHaveLength(Number(total));
    expect(Number(total)).toBeGreaterThan(one.leads.length);
  });
});
