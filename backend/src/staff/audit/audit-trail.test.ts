import { AUDIT_ACTIONS, type TrailEntry, auditTrailResponseSchema, ENDPOINTS, type SiteText } from '@alltalent/shared/contracts';
import { ADMINISTRATOR, openOffice } from '../../../test/support/office/open-office';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const SUSPENDED = 'u_demo_asha';
const PAGE = { kind: 'words', name: 'singer' } as const;

type Items = readonly { readonly figure: string }[];

describeSites('The audit trail, in the office', (site) => {
  let office: TestBrowser;
  beforeAll(async () => {
    office = await openOffice(site(), ADMINISTRATOR);
  });
  const trail = async (query: Record<string, string>): Promise<readonly TrailEntry[]> => {
    const answer = await office.get(`${ENDPOINTS.auditTrail.path}?${new URLSearchParams(query).toString()}`);
    return (await auditTrailResponseSchema.noUnknown().strict().validate(answer.json())).data;
  };
  const textAddress = ENDPOINTS.siteText.path.replace('{kind}', PAGE.kind).replace('{name}', PAGE.name);

  test('OFF-01 who changed the price of a page is found among the texts, with the price before and after', async () => {
    const { values, newest } = (await office.get(textAddress)).json<{ data: SiteText }>().data;
    const { budget } = values as { readonly budget: { readonly items: Items } };
    const items = budget.items.map((item, index) => (index === 0 ? { ...item, figure: '₹77,000' } : item));
    const input = { ...PAGE, values: { ...(values as object), budget: { ...budget, items } }, read_version: newest.version };
    expect((await office.post(ENDPOINTS.saveSiteText.path, { ...input, publishes: true, reason: 'New fees' })).statusCode).toBe(200);
    const [entry] = await trail({ kind: 'content' });
    expect(entry).toMatchObject({
      actor: 'Nikhil Bose',
      action: 'publish-document',
      subject: 'words/singer',
      changes: [{ field: 'budget.items.0.figure', before: budget.items[0]?.figure, after: '₹77,000' }],
    });
  });

  test('OFF-01 a kind has its own acts alone; an account that an entry is about is named', async () => {
    await office.post(ENDPOINTS.suspendPerson.path, { user_id: SUSPENDED, reason: 'No answer' });
    const accounts = await trail({ kind: 'accounts' });
    expect(accounts[0]).toMatchObject({
      action: 'suspend',
      subject: SUSPENDED,
      subject_name: expect.stringMatching(/^Asha /u),
      changes: [],
    });
    const known: readonly string[] = AUDIT_ACTIONS.accounts;
    expect(accounts.every(({ action }) => known.includes(action))).toBe(true);
    expect((await office.get(`${ENDPOINTS.auditTrail.path}?kind=nothing`)).statusCode).toBe(400);
  });

  test('OFF-01 a page of the site is found by its address, and a kind narrows what one colleague did', async () => {
    const subjects = new Set((await trail({ of: '/singer' })).map(({ subject }) => subject));
    expect([...subjects]).toEqual(['words/singer']);
    const own = await trail({ of: 'nikhil.bose@example.com' });
    const accounts = await trail({ of: 'nikhil.bose@example.com', kind: 'accounts' });
    const known: readonly string[] = AUDIT_ACTIONS.accounts;
    expect(accounts.map(({ at }) => at)).toEqual(own.filter(({ action }) => known.includes(action)).map(({ at }) => at));
    expect(accounts.length).toBeGreaterThan(0);
    expect(accounts.length).toBeLessThan(own.length);
  });

  test('OFF-01 pages of a kind and of all entries follow without a gap', async () => {
    const rows = Array.from({ length: 120 }, (_row, index) => `(${index + 1}, 'system:test', 'list-shoots', 'row:${index}', '')`);
    await site().dataSource.query(`INSERT INTO audit_entry (happened_at, actor, action, subject, detail) VALUES ${rows.join(',')}`);
    for (const query of ['kind=reads', 'of=system%3Atest']) {
      const subjects: string[] = [];
      let before = '';
      do {
        const address = `${ENDPOINTS.auditTrail.path}?${query}${before === '' ? '' : `&before=${before}`}`;
        const page = (await office.get(address)).json<{ data: TrailEntry[]; next: string }>();
        subjects.push(...page.data.filter(({ actor }) => actor === 'system:test').map(({ subject }) => subject));
        before = page.next;
      } while (before !== '');
      expect(subjects).toEqual(Array.from({ length: 120 }, (_subject, index) => `row:${119 - index}`));
    }
  });
});
