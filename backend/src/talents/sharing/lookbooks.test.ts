import { dayInIndia, ENDPOINTS, lookbookResponseSchema } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { aShareOf, MEMBER, sharingAt } from '../../../test/support/sharing/sharing-at';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';

const PASSCODE = 'monsoon-7';

describeSites('Lookbooks', (site) => {
  const { visibleIds, share, proved, sent, sentByMember } = sharingAt(site);
  const read = (browser: TestBrowser, token: string) => browser.get(`/api/lookbook/${token}`);
  const open = (browser: TestBrowser, token: string, passcode: string) => browser.post(ENDPOINTS.openLookbook.path, { token, passcode });
  const view = (browser: TestBrowser, token: string) => browser.post(ENDPOINTS.viewLookbook.path, { token });
  const answer = (browser: TestBrowser, token: string, given: object) =>
    browser.post(ENDPOINTS.sendLookbookFeedback.path, { token, comment: '', ...given });
  const viewsOf = async (manageToken: string) => {
    const { views, last_viewed_at } = (await (await site().browse()).get(`/api/shares/${manageToken}`)).json().data;
    return { views, last_viewed_at };
  };

  beforeEach(() => site().clock.pass(25 * 3600));

  test.each([7, 30, 90])('SHR-05 a link that the sender wants for %d days works so long and no longer', async (works_days) => {
    const { token } = await sent({ works_days });
    const browser = await site().browse();
    site().clock.pass(works_days * 24 * 3600 - 600);
    expect((await read(browser, token)).statusCode).toBe(200);
    site().clock.pass(601);
    expect((await read(browser, token)).statusCode).toBe(404);
  });

  test('SEC-42 FAQ-01 a profile that is made private leaves the links that were shared before, for everyone who opens them', async () => {
    const { token, ids } = await sent();
    const shown = async (browser: TestBrowser) =>
      (await read(browser, token)).json().data.profiles.map(({ id }: { readonly id: number }) => id);
    const [visitor, member] = [await site().browse(), await signedIn(site(), MEMBER)];
    expect(await shown(visitor)).toEqual(ids);
    await site().dataSource.query('UPDATE talent SET status = 1, is_private = ? WHERE id = ?', [true, ids[0]]);
    expect(await shown(visitor)).toEqual(ids.slice(1));
    expect(await shown(member)).toEqual(ids.slice(1));
    await site().dataSource.query('UPDATE talent SET status = 2, is_private = ? WHERE id = ?', [false, ids[0]]);
  });

  test('SEC-40 other validities and passcodes than those offered are refused in their field', async () => {
    const browser = await proved();
    const ids = await visibleIds();
    const bad: readonly [string, unknown][] = [
      ['works_days', 8],
      ['works_days', 0],
      ['works_days', 'long'],
      ['passcode', 'abc'],
      ['passcode', 'x'.repeat(33)],
    ];
    for (const [field, value] of bad) {
      const refused = await share(browser, aShareOf(ids, { [field]: value }));
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
    }
  });

  test('SEC-40 a link with a passcode tells nothing before it, and opens for twelve hours in the browser that knows it', async () => {
    const { token } = await sent({ passcode: ` ${PASSCODE} ` });
    const [browser, other] = [await site().browse(), await site().browse()];
    const closed = await read(browser, token);
    expect(closed.json()).toMatchObject({ status: 403, code: 'PASSCODE_REQUIRED' });
    expect(closed.body).not.toMatch(/Mila|Dev|tea film/u);
    expect((await answer(browser, token, { talent_id: 1, answer: 'yes' })).json().code).toBe('PASSCODE_REQUIRED');
    expect((await view(browser, token)).json().code).toBe('PASSCODE_REQUIRED');
    const opened = await open(browser, token, PASSCODE);
    lookbookResponseSchema.validateSync(opened.json(), { strict: true });
    const cookie = opened.cookies.find(({ name }) => name.startsWith('__Secure-lookbook-'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true, maxAge: 12 * 3600 });
    expect((await read(browser, token)).json()).toEqual(opened.json());
    expect((await read(other, token)).statusCode).toBe(403);
    site().clock.pass(12 * 3600 + 1);
    expect((await read(browser, token)).statusCode).toBe(403);
  });

  test('SEC-40 a pass that was made up, made longer or made for another link opens nothing', async () => {
    const [one, two] = [await sent({ passcode: PASSCODE }), await sent({ passcode: PASSCODE })];
    const browser = await site().browse();
    await open(browser, one.token, PASSCODE);
    const [name = '', pass = ''] = [...browser.cookies].find(([key]) => key.startsWith('__Secure-lookbook-')) ?? [];
    await open(await site().browse(), two.token, PASSCODE);
    for (const forged of ['', 'x', pass.replace(/^\d/u, '9'), `${pass.slice(0, -1)}${pass.endsWith('0') ? '1' : '0'}`, '9'.repeat(400)]) {
      browser.cookies.set(name, forged);
      expect((await read(browser, one.token)).statusCode).toBe(403);
    }
    for (const key of [...browser.cookies.keys()]) browser.cookies.set(key.startsWith('__Secure') ? 'none' : key, pass);
    expect((await read(browser, two.token)).statusCode).toBe(403);
  });

  test('SEC-40 a wrong passcode is told in its field; after ten in an hour even the right one waits', async () => {
    const { token } = await sent({ passcode: PASSCODE });
    const browser = await site().browse();
    const wrong = await open(browser, token, 'monsoon-8');
    expect(wrong.json()).toMatchObject({
      status: 422,
      code: 'PASSCODE_WRONG',
      fields: { passcode: expect.stringContaining('not the passcode') },
    });
    expect((await open(browser, token, ' ')).json()).toMatchObject({ status: 400, fields: { passcode: 'Please enter the passcode' } });
    expect((await open(browser, token, PASSCODE)).statusCode).toBe(200);
    const tries = await Promise.all(Array.from({ length: 15 }, async () => open(await site().browse(), token, 'guess-it')));
    expect(tries.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
    expect((await open(await site().browse(), token, PASSCODE)).statusCode).toBe(429);
    expect((await read(browser, token)).statusCode).toBe(200);
    site().clock.pass(3601);
    expect((await open(await site().browse(), token, PASSCODE)).statusCode).toBe(200);
  });

  test('SEC-40 the passcode is stored as a hash of its own for every link, and stands in no message', async () => {
    await sent({ passcode: PASSCODE });
    await sent({ passcode: PASSCODE });
    const rows: { passcode_hash: string }[] = await site().dataSource.query('SELECT * FROM share ORDER BY id DESC LIMIT 2');
    expect(new Set(rows.map(({ passcode_hash }) => passcode_hash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(PASSCODE);
    expect((await (await site().browse()).get('/dev/outbox.json')).body).not.toContain(PASSCODE);
    expect(site().log.join('')).not.toContain(PASSCODE);
  });

  test('a view counts once for a browser and a day, with its time, and not for the logged-in sender', async () => {
    const { token, manageToken } = await sent();
    expect(await viewsOf(manageToken)).toEqual({ views: 0, last_viewed_at: null });
    const [one, two] = [await site().browse(), await site().browse()];
    await read(one, token);
    expect((await viewsOf(manageToken)).views).toBe(0);
    for (const browser of [one, one, two]) expect((await view(browser, token)).statusCode).toBe(204);
    const seen = new Date(site().clock.now()).toISOString();
    expect(await viewsOf(manageToken)).toEqual({ views: 2, last_viewed_at: seen });
    site().clock.pass(24 * 3600);
    await Promise.all(Array.from({ length: 5 }, () => view(one, token)));
    expect((await viewsOf(manageToken)).views).toBe(3);
    const kept = await site().dataSource.query('SELECT * FROM share_view WHERE seen_on = ?', [dayInIndia(site().clock.now())]);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(one.cookies.get('__Host-sid'));
  });

  test('REL-12 a look deletes none of the days before; a job does', async () => {
    const { token } = await sent();
    await view(await site().browse(), token);
    site().clock.pass(24 * 3600);
    await view(await site().browse(), token);
    const days = async () => (await site().dataSource.query('SELECT DISTINCT seen_on FROM share_view')).length;
    expect(await days()).toBeGreaterThan(1);
    expect(await site().app.get(OldRowsJob).run()).toBe(true);
    expect(await days()).toBe(1);
  });

  test('the own look of a sender who is logged in is no view', async () => {
    const { browser, token } = await sentByMember();
    expect((await view(browser, token)).statusCode).toBe(204);
    expect((await browser.get(ENDPOINTS.ownShares.path)).json().data[0]).toMatchObject({ views: 0 });
    await view(await signedIn(site(), 'asha.rao@example.com'), token);
    expect((await browser.get(ENDPOINTS.ownShares.path)).json().data[0]).toMatchObject({ views: 1 });
  });

  test('SHR-05 REL-17 the logged-in sender is told that the receiver answers, once until it is read, by the bell and by one mail', async () => {
    const { browser, token, ids, body } = await sentByMember();
    const receiver = await site().browse();
    const title = 'Dev Marwah answered about the profiles you shared';
    const told = async () => {
      const { data } = (await browser.get(ENDPOINTS.notifications.path)).json();
      return data.filter((notice: { readonly title: string }) => notice.title === title);
    };
    const before = (await messagesTo(site(), MEMBER)).length;
    for (const talent_id of ids) await answer(receiver, token, { talent_id, answer: 'yes' });
    await answer(receiver, token, { talent_id: ids[0], answer: 'maybe', comment: 'Later perhaps.' });
    expect(await told()).toMatchObject([{ path: '/shares', group: 'messages', is_read: false }]);
    const mails = await messagesTo(site(), MEMBER);
    expect(mails.length - before).toBe(1);
    expect(mails[0]?.text).not.toContain(body.receiver_email_id);
    site().clock.pass(2 * 3600);
    await answer(receiver, token, { talent_id: ids[0], answer: 'no' });
    expect(await told()).toHaveLength(1);
    await browser.post(ENDPOINTS.readNotifications.path, {});
    await answer(receiver, token, { talent_id: ids[0], answer: 'yes' });
    expect(await told()).toHaveLength(2);
  });

  test('SHR-05 anyone who shared without an account is told by mail that the receiver answers, once a day', async () => {
    const { token, ids, body } = await sent();
    const receiver = await site().browse();
    const subject = 'Dev Marwah answered about the profiles you shared';
    const told = async () => (await messagesTo(site(), body.email_id)).filter((message) => message.subject === subject);
    const before = (await told()).length;
    for (const talent_id of ids) await answer(receiver, token, { talent_id, answer: 'yes', comment: 'Call me at once.' });
    await answer(receiver, token, { talent_id: ids[0], answer: null });
    await answer(receiver, token, { talent_id: ids[0], answer: 'no' });
    const mails = await told();
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.text).toContain('open the link in the mail you got when you shared: “You shared 2 profiles with Dev Marwah”');
    for (const secret of [token, body.receiver_email_id, 'Call me']) expect(mails[0]?.text).not.toContain(secret);
    site().clock.pass(24 * 3600 + 1);
    await answer(receiver, token, { talent_id: ids[0], answer: 'yes' });
    expect(await told()).toHaveLength(before + 2);
  });

  test('an answer is kept, changed and taken back; the page shows it again', async () => {
    const { token, ids } = await sent();
    const [first = 0, second = 0] = ids;
    const browser = await site().browse();
    const given = await answer(browser, token, { talent_id: first, answer: 'yes', comment: ' She has the silence. ' });
    expect(given.json()).toEqual({ status: 200, data: { talent_id: first, answer: 'yes', comment: 'She has the silence.' } });
    await answer(browser, token, { talent_id: second, answer: null, comment: 'Who is it?' });
    const answers = async () => (await read(browser, token)).json().data.answers;
    expect(await answers()).toHaveLength(2);
    await Promise.all((['no', 'maybe', 'no'] as const).map((one) => answer(browser, token, { talent_id: first, answer: one })));
    expect(await answers()).toHaveLength(2);
    await answer(browser, token, { talent_id: first, answer: 'maybe' });
    await answer(browser, token, { talent_id: second, answer: null });
    expect(await answers()).toEqual([{ talent_id: first, answer: 'maybe', comment: '' }]);
  });

  test('SEC-40 an answer to somebody who is not on the page, of another kind or with too many words is refused', async () => {
    const { token, ids } = await sent();
    const browser = await site().browse();
    const talent_id = ids[0] ?? 0;
    const bad: readonly [string, object][] = [
      ['talent_id', { talent_id: 999_999, answer: 'yes' }],
      ['answer', { talent_id, answer: 'sure' }],
      ['comment', { talent_id, answer: 'yes', comment: 'x'.repeat(501) }],
    ];
    for (const [field, body] of bad) {
      const refused = await answer(browser, token, body);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
    }
    expect((await answer(browser, 'a'.repeat(43), { talent_id, answer: 'yes' })).statusCode).toBe(404);
  });

  test.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'],
    ['javascript://alert(1)', 'javascript: alert(1)'],
    ['see https://evil.example/x', 'see https: evil[.]example/x'],
    ['a\u202eb', 'ab'],
    [`${'a.bc '.repeat(100)}`.trim(), `${'a[.]bc '.repeat(71)}a[.`],
  ])('SEC-44 a comment is words and nothing else: %j', async (comment, stored) => {
    const { token, ids } = await sent();
    const browser = await site().browse();
    const talent_id = ids[0] ?? 0;
    const { data } = (await answer(browser, token, { talent_id, answer: 'no', comment })).json();
    expect(data.comment).toBe(stored);
    expect((await answer(browser, token, data)).json().data.comment).toBe(data.comment);
    expect((await read(browser, token)).headers['content-type']).toContain('application/json');
  });

  test('links of before this form keep working, without views and answers', async () => {
    const { token, body } = await sent();
    await site().dataSource.query('UPDATE share SET manage_hash = NULL WHERE receiver_email = ?', [body.receiver_email_id]);
    const page = await read(await site().browse(), token);
    expect(page.json()).toMatchObject({ status: 200, data: { answers: [] } });
  });

  test('SEC-40 stop needs no passcode: who never wanted the message was not told one', async () => {
    const { token } = await sent({ passcode: PASSCODE });
    expect((await (await site().browse()).post(ENDPOINTS.stopShares.path, { token })).statusCode).toBe(200);
  });

  test('SEC-40 a passcode may be written in any script, in either way of composing its letters', async () => {
    const { token } = await sentByMember({ passcode: 'café नमस्ते'.normalize('NFD'), works_days: 7 });
    expect((await open(await site().browse(), token, 'café नमस्ते'.normalize('NFC'))).statusCode).toBe(200);
  });
});
