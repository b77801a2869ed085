import { EDITOR, openOffice } from '../../../test/support/office/open-office';
import { describeSites } from '../../../test/support/test-site';
import { DocumentsService } from './documents.service';

const text = (words: string) => `---\ntitle: House rules\ndescription: How we live here.\n---\n\n## Rules {#rules}\n\n${words}\n`;
const KEY = { kind: 'page', name: 'house-rules' } as const;
const HOUR = 3_600_000;

describeSites('Documents', (site) => {
  const asStaff = () => openOffice(site(), EDITOR);
  const read = async (path: string) => (await site().browse()).get(path);
  const textAt = async (path: string) => {
    const response = await read(path);
    return JSON.stringify(response.json().data?.blocks ?? response.statusCode);
  };

  test('a version is kept, looked at, published at once, and the former one stays readable', async () => {
    const staff = await asStaff();
    const save = async (what: string) =>
      (await staff.post('/api/documents/save', { ...KEY, markdown: text(what) })).json().version as number;
    const first = await save('Be kind.');
    expect(await textAt('/api/documents/page/house-rules')).toBe('404');
    expect(await textAt(`/api/documents/page/house-rules/versions/${first}`)).toBe('404');
    await staff.post('/api/documents/publish', { ...KEY, version: first });
    expect(await textAt('/api/documents/page/house-rules')).toContain('Be kind.');

    const second = await save('Be punctual.');
    expect(second).toBe(first + 1);
    site().clock.pass(1);
    await staff.post('/api/documents/publish', { ...KEY, version: second });
    expect(await textAt('/api/documents/page/house-rules')).toContain('Be punctual.');
    expect(await textAt(`/api/documents/page/house-rules/versions/${first}`)).toContain('Be kind.');
    const { data } = (await read('/api/documents/page/house-rules')).json();
    expect(data.former.map(({ version }: { version: number }) => version)).toEqual([first]);
  });

  test('a version with a day to come is announced, and holds by itself from then on', async () => {
    const staff = await asStaff();
    const { version } = (await staff.post('/api/documents/save', { ...KEY, markdown: text('Later.') })).json();
    const effective_at = new Date(site().clock.now() + 2 * HOUR).toISOString();
    await staff.post('/api/documents/publish', { ...KEY, version, effective_at, summary: 'New hours' });
    const before = (await read('/api/documents/page/house-rules')).json().data;
    expect(before.next).toEqual(expect.objectContaining({ version, summary: 'New hours' }));
    expect(JSON.stringify(before.blocks)).not.toContain('Later.');
    site().clock.pass(2 * 3600);
    expect(await textAt('/api/documents/page/house-rules')).toContain('Later.');
  });

  test('what is published cannot be published again, nor for a moment that has passed', async () => {
    const staff = await asStaff();
    const { version } = (await staff.post('/api/documents/save', { ...KEY, markdown: text('Once.') })).json();
    const past = new Date(site().clock.now() - HOUR).toISOString();
    const late = await staff.post('/api/documents/publish', { ...KEY, version, effective_at: past });
    expect(late.json().fields).toHaveProperty('effective_at');
    expect((await staff.post('/api/documents/publish', { ...KEY, version })).statusCode).toBe(200);
    expect((await staff.post('/api/documents/publish', { ...KEY, version })).json().fields).toHaveProperty('version');
    expect((await staff.post('/api/documents/publish', { ...KEY, version: 999 })).statusCode).toBe(404);
  });

  test('MEM-02 the terms are announced fifteen days ahead, with what changes, and never at once', async () => {
    const staff = await asStaff();
    const terms = { kind: 'page', name: 'terms-of-use' };
    const { version } = (await staff.post('/api/documents/save', { ...terms, markdown: text('New fees.') })).json();
    const inDays = (days: number) => new Date(site().clock.now() + days * 24 * HOUR).toISOString();
    const publish = (more: object) => staff.post('/api/documents/publish', { ...terms, version, summary: 'New fees', ...more });
    expect((await publish({})).json().detail).toMatch(/at least 15 days ahead/u);
    expect((await publish({ effective_at: inDays(14) })).statusCode).toBe(400);
    expect((await publish({ effective_at: inDays(16), summary: '' })).json().fields).toHaveProperty('summary');
    expect((await publish({ effective_at: inDays(16) })).statusCode).toBe(200);
    const { data } = (await read('/api/documents/page/terms-of-use')).json();
    expect(data.next).toEqual(expect.objectContaining({ version, summary: 'New fees' }));
    expect(JSON.stringify(data.blocks)).not.toContain('New fees.');
  });

  test('MEM-02 of two texts of the terms announced for one day at the same moment one is refused', async () => {
    const staff = await asStaff();
    const terms = { kind: 'page', name: 'terms-of-use' };
    const effective_at = new Date(site().clock.now() + 40 * 24 * HOUR).toISOString();
    const versions = [];
    for (const paragraph of ['One.', 'Two.'])
      versions.push((await staff.post('/api/documents/save', { ...terms, markdown: text(paragraph) })).json().version as number);
    const publish = (version: number) => staff.post('/api/documents/publish', { ...terms, version, effective_at, summary: 'More' });
    const responses = await Promise.all(versions.map(publish));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('ROLE-02 each publication stands in the audit trail with who did it, and what is refused does not', async () => {
    const staff = await asStaff();
    const entries = () =>
      site().dataSource.query<{ actor: string; subject: string; detail: string }[]>(
        "SELECT actor, subject, detail FROM audit_entry WHERE action = 'publish-document' ORDER BY id",
      );
    const before = (await entries()).length;
    const { version } = (await staff.post('/api/documents/save', { ...KEY, markdown: text('Noted.') })).json();
    await staff.post('/api/documents/publish', { ...KEY, version });
    for (const again of [
      { ...KEY, version },
      { ...KEY, version: 999 },
      { kind: 'page', name: 'terms-of-use', version: 1 },
    ])
      expect((await staff.post('/api/documents/publish', again)).statusCode).toBeGreaterThanOrEqual(400);
    const [entry, ...others] = (await entries()).slice(before);
    expect(others).toEqual([]);
    const [{ id } = { id: '' }] = await site().dataSource.query<{ id: string }[]>('SELECT id FROM user_account WHERE email = ?', [EDITOR]);
    expect(entry).toEqual({
      actor: id,
      subject: 'page/house-rules',
      detail: expect.stringMatching(`^version ${version} of page/house-rules from 2026-`) as string,
    });
  });

  test('MEM-02 terms whose publication is refused are not announced either', async () => {
    const staff = await asStaff();
    const announced = async () => (await read('/api/documents/page/terms-of-use')).json().data.next;
    const before = await announced();
    const effective_at = new Date(site().clock.now() + 60 * 24 * HOUR).toISOString();
    const seeded = { kind: 'page', name: 'terms-of-use', version: 1, effective_at, summary: 'Again' };
    expect((await staff.post('/api/documents/publish', seeded)).json().fields).toHaveProperty('version');
    expect(await announced()).toEqual(before);
  });

  test('a preview keeps nothing and names the line that cannot be read', async () => {
    const staff = await asStaff();
    const before = (await staff.get('/api/documents')).json().data.length;
    const seen = await staff.post('/api/documents/preview', { ...KEY, markdown: text('Seen.') });
    expect(seen.json().data.blocks).toHaveLength(2);
    const bad = await staff.post('/api/documents/preview', { ...KEY, markdown: text('<b>x</b>') });
    expect(bad.statusCode).toBe(400);
    expect(bad.json().fields.markdown).toMatch(/HTML is not allowed here \(line/u);
    expect((await staff.get('/api/documents')).json().data).toHaveLength(before);
  });

  test('reads are answered with an ETag, and 304 while nothing changed', async () => {
    const browser = await site().browse();
    const { headers } = await browser.get('/api/documents/page/terms-of-use');
    expect(headers['cache-control']).toBe('public, max-age=0');
    const again = await browser.get('/api/documents/page/terms-of-use', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  test('twenty drafts saved at once get twenty versions', async () => {
    const documents = site().app.get(DocumentsService);
    const saving = Array.from({ length: 20 }, () => documents.save({ ...KEY, name: 'crowded', markdown: text('x') }, 'u_1').catch(() => 0));
    const versions = (await Promise.all(saving)).filter((version) => version > 0);
    expect(new Set(versions).size).toBe(versions.length);
  });

  test('words the project brings along never replace what staff wrote', async () => {
    const documents = site().app.get(DocumentsService);
    const seeded = { kind: 'page', name: 'seeded' } as const;
    await documents.seed({ ...seeded, markdown: text('From the project.') }, site().clock.now() - HOUR);
    site().clock.pass(1);
    await documents.seed({ ...seeded, markdown: text('Newer, from the project.') }, 0);
    expect(JSON.stringify(await documents.read(seeded))).toContain('Newer');
    site().clock.pass(1);
    const version = await documents.save({ ...seeded, markdown: text('By staff.') }, 'u_1');
    await documents.publish({ ...seeded, version, summary: '' }, 'system:test');
    site().clock.pass(1);
    await documents.seed({ ...seeded, markdown: text('Newest, from the project.') }, 0);
    expect(JSON.stringify(await documents.read(seeded))).toContain('By staff.');
  });

  test('the metadata of a text names its page, its place on the site and its readable words', async () => {
    const { data } = (await read('/api/documents/page/privacy-policy/head')).json();
    expect(data.title).toBe('All Talent | Privacy Policy');
    expect(data.json_ld[0].itemListElement.at(-1).item).toMatch(/\/privacy-policy$/u);
    expect(data.main.blocks.length).toBeGreaterThan(20);
  });
});
