import { ENDPOINTS, TALENT_STATUS } from '@alltalent/shared/contracts';
import { aSearch, runAlerts, saveSearch } from '../../test/support/alerts/searches';
import { COMPLETE_JOB, knownClient, ownJob, save, submit, submitted } from '../../test/support/jobs/postings/jobs';
import { messagesTo, signedIn } from '../../test/support/log-in';
import { ASHA, deleteNotifications, RITU } from '../../test/support/notifications/notifications';
import { makeTalent } from '../../test/support/talents/talent.factory';
import { describeSites } from '../../test/support/test-site';
import { UserBlocksService } from '../auth/blocks/user-blocks.service';
import { JobReviewsService } from '../jobs/postings/job-reviews.service';
import type { TalentRecord } from '../talents/schema/talent-record';
import { TalentWriterRepository } from '../talents/search/talent-writer.repository';
import { AlertMailsService } from './mailing/alert-mails.service';
import { MatchingService } from './matching/matching.service';

const HOUR = 3600;
const DAY = 24 * HOUR;

describeSites('Alerts of saved searches', (site) => {
  let lastId = 9_000;
  beforeEach(async () => {
    await runAlerts(site());
    await site().dataSource.query('DELETE FROM saved_search');
    await deleteNotifications(site());
    site().clock.pass(60);
  });

  const write = (...talents: readonly TalentRecord[]) =>
    site().app.get(TalentWriterRepository).saveTalents(talents, new Date(site().clock.now()));
  /** A new talent whom one word finds. */
  const newTalent = (changes: Partial<TalentRecord> = {}) => {
    lastId += 1;
    return makeTalent(lastId, { name: `Zubeida ${lastId}`, skills: ['Glassblowing'], ...changes });
  };
  const search = async (email: string, changes: Parameters<typeof aSearch>[0] = {}) =>
    saveSearch(await signedIn(site(), email), aSearch({ name: 'Glass', by: { searchtext: 'glassblowing' }, ...changes }));
  const mails = (email: string) => messagesTo(site(), email);
  const subjects = async (email: string) => (await mails(email)).map(({ subject }) => subject);

  test('HIR-07 a new match is mailed at once, in one mail for a run, and never again', async () => {
    const [before, first, second] = [newTalent(), newTalent(), newTalent({ name: 'Amal Rao' })];
    await write(before);
    site().clock.pass(60);
    await search(RITU.email);
    site().clock.pass(60);
    await write(first, second);
    await runAlerts(site());
    const [mail] = await mails(RITU.email);
    expect(await subjects(RITU.email)).toEqual(['2 new talents for your search “Glass”']);
    for (const part of [first.name, second.name, `${site().config.publicUrl}/${first.slug}`, '“glassblowing”'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain(before.name);
    site().clock.pass(60);
    await write({ ...first, about: 'Other words' }, { ...second, skills: [] });
    await write({ ...second, skills: ['Glassblowing', 'Juggling'] });
    await runAlerts(site());
    expect(await subjects(RITU.email)).toHaveLength(1);
    const [bell] = await site().dataSource.query('SELECT title, mail_state AS mail FROM notification WHERE user_id = ?', [RITU.id]);
    expect(bell).toEqual({ title: '2 new talents for your search “Glass”', mail: 'none' });
  });

  test('HIR-07 somebody who comes to match is new, and who matched before the search was saved is not', async () => {
    const [moves, stays] = [newTalent({ skills: [] }), newTalent()];
    await write(moves, stays);
    site().clock.pass(60);
    await search(RITU.email);
    site().clock.pass(60);
    await write({ ...moves, skills: ['Glassblowing'] }, { ...stays, skills: ['Glassblowing', 'Singing'] });
    await runAlerts(site());
    const [mail] = await mails(RITU.email);
    expect(mail?.text).toContain(moves.name);
    expect(mail?.text).not.toContain(stays.name);
  });

  test('HIR-07 a search that cannot be told holds up neither the others nor its own next mail', async () => {
    const broken = await search(ASHA.email);
    await search(RITU.email);
    site().clock.pass(60);
    await write(newTalent());
    await site().app.get(MatchingService).run();
    const { filter } = (await site().dataSource.query('SELECT filter FROM saved_search WHERE id = ?', [broken.id]))[0];
    await site().dataSource.query("UPDATE saved_search SET filter = '{' WHERE id = ?", [broken.id]);
    await site().app.get(AlertMailsService).run();
    expect(await subjects(RITU.email)).toEqual(['1 new talent for your search “Glass”']);
    expect(await subjects(ASHA.email)).toEqual([]);
    await site().dataSource.query('UPDATE saved_search SET filter = ? WHERE id = ?', [filter, broken.id]);
    await site().app.get(AlertMailsService).run();
    expect(await subjects(ASHA.email)).toEqual(['1 new talent for your search “Glass”']);
  });

  test('HIR-07 a search that cannot be matched holds up no other', async () => {
    const broken = await search(ASHA.email);
    await search(RITU.email);
    site().clock.pass(60);
    await site().dataSource.query("UPDATE saved_search SET filter = '{' WHERE id = ?", [broken.id]);
    await write(newTalent());
    await runAlerts(site());
    expect(await subjects(RITU.email)).toEqual(['1 new talent for your search “Glass”']);
    const [{ waiting }] = await site().dataSource.query('SELECT COUNT(*) AS waiting FROM search_change');
    expect(Number(waiting)).toBe(0);
  });

  test('HIR-07 two instances at once match and mail once', async () => {
    await Promise.all([search(RITU.email), search(ASHA.email)]);
    site().clock.pass(60);
    await write(newTalent(), newTalent());
    const [matching, sending] = [site().app.get(MatchingService), site().app.get(AlertMailsService)];
    await Promise.all([matching.run(), matching.run(), matching.run()]);
    await Promise.all([sending.run(), sending.run(), sending.run()]);
    for (const email of [RITU.email, ASHA.email]) expect(await subjects(email)).toEqual(['2 new talents for your search “Glass”']);
    const [{ total }] = await site().dataSource.query("SELECT COUNT(*) AS total FROM notification WHERE notice_key LIKE 'search:%'");
    expect(Number(total)).toBe(2);
  });

  test('HIR-07 daily mails come at nine in India, weekly ones on Monday at nine, and none for never', async () => {
    const day = (frequency: 'daily' | 'weekly' | 'never') =>
      search(RITU.email, { name: frequency, frequency, by: { searchtext: `glassblowing ${frequency}` } });
    for (const frequency of ['daily', 'weekly', 'never'] as const) await day(frequency);
    site().clock.pass(60);
    await write(newTalent({ skills: ['Glassblowing', 'daily', 'weekly', 'never'] }));
    const came: string[] = [];
    for (let hour = 0; hour < 8 * 24; hour += 1) {
      await runAlerts(site());
      const at = new Date(site().clock.now());
      for (const subject of (await subjects(RITU.email)).slice(came.length)) came.push(`${subject} ${at.getUTCDay()} ${at.getUTCHours()}`);
      site().clock.pass(HOUR);
    }
    const [daily = '', weekly = '', ...more] = came;
    expect(more).toEqual([]);
    expect(daily).toMatch(/“daily” \d [34]$/u);
    expect(weekly).toMatch(/“daily” 1 [34]$|“weekly” 1 [34]$/u);
    expect((await subjects(RITU.email)).sort()).toEqual(['1 new talent for your search “daily”', '1 new talent for your search “weekly”']);
  });

  test('HIR-07 a mail shows twelve matches and names how many more there are', async () => {
    await search(RITU.email, { query: 'searchtext=glassblowing' });
    site().clock.pass(60);
    await write(...Array.from({ length: 15 }, () => newTalent()));
    await runAlerts(site());
    const [mail] = await mails(RITU.email);
    expect(mail?.subject).toBe('15 new talents for your search “Glass”');
    expect(mail?.text.match(/Zubeida/gu)).toHaveLength(12);
    expect(mail?.text).toContain('And 3 more.');
    expect(mail?.text).toContain(`${site().config.publicUrl}/talents?searchtext=glassblowing`);
  });

  test('HIR-07 private, withdrawn, own and blocked profiles are never told', async () => {
    const [own, blocked, hidden, gone] = [
      newTalent(),
      newTalent(),
      newTalent({ status: TALENT_STATUS.hidden, isPrivate: true }),
      newTalent(),
    ];
    const link = (id: string, slug: string) => site().dataSource.query('UPDATE user_account SET slug = ? WHERE id = ?', [slug, id]);
    const { userId } = await knownClient(site());
    await Promise.all([link(RITU.id, own.slug), link(userId, blocked.slug)]);
    await site().app.get(UserBlocksService).block(userId, RITU.id, 'A client');
    await search(RITU.email, { frequency: 'daily' });
    await search(RITU.email, { by: { category: own.categoryId } });
    site().clock.pass(60);
    await write(own, blocked, hidden, gone);
    await site().app.get(MatchingService).run();
    await write({ ...gone, status: TALENT_STATUS.hidden });
    site().clock.pass(DAY);
    await runAlerts(site());
    expect(await subjects(RITU.email)).toEqual([]);
    await link(RITU.id, '');
    site().clock.pass(60);
    await write(gone);
    await runAlerts(site());
    site().clock.pass(DAY);
    await runAlerts(site());
    for (const mail of await mails(RITU.email)) expect(mail.text).toContain(gone.name);
    expect(await mails(RITU.email)).toHaveLength(2);
  });

  test('HIR-07 accounts that cannot log in get no mail; an account without an e-mail address has the bell', async () => {
    await search(RITU.email);
    await search(ASHA.email);
    const set = (sql: string, id: string) => site().dataSource.query(`UPDATE user_account SET ${sql} WHERE id = ?`, [id]);
    await set("status = 'suspended'", RITU.id);
    await set('login_email = NULL', ASHA.id);
    site().clock.pass(60);
    await write(newTalent());
    await runAlerts(site());
    await set("status = 'active'", RITU.id);
    await set(`login_email = '${ASHA.email}'`, ASHA.id);
    expect([await subjects(RITU.email), await subjects(ASHA.email)]).toEqual([[], []]);
    const bells = await site().dataSource.query("SELECT user_id AS id FROM notification WHERE notice_key LIKE 'search:%'");
    expect(bells).toEqual([{ id: ASHA.id }]);
  });

  test('HIR-07 a job is told when it opens and when a change makes it match, not to its own client, and not while it is held', async () => {
    const { browser, userId, email } = await knownClient(site());
    const by = { q: 'stairwell', pay_min: 40_000 };
    const words = { kind: 'jobs' as const, name: 'Stairs' };
    site().clock.pass(60);
    await search(ASHA.email, { ...words, by: { q: 'stairwell' } });
    await search(RITU.email, { ...words, by });
    await search(email, { ...words, by });
    site().clock.pass(60);
    const job = await submitted(browser);
    await runAlerts(site());
    expect([await subjects(ASHA.email), await subjects(RITU.email)]).toEqual([['1 new job for your search “Stairs”'], []]);
    expect((await mails(ASHA.email))[0]?.text).toContain(COMPLETE_JOB.title);
    site().clock.pass(60);
    ownJob(await submit(browser, ownJob(await save(browser, { ...COMPLETE_JOB, pay: 45_000 }, job))));
    await site().app.get(JobReviewsService).approve(job.id);
    await site().app.get(JobReviewsService).hold(userId);
    await runAlerts(site());
    expect(await subjects(RITU.email)).toEqual([]);
    await site().app.get(JobReviewsService).release(userId);
    await runAlerts(site());
    expect([(await subjects(ASHA.email)).length, (await subjects(RITU.email)).length, await subjects(email)]).toEqual([
      1,
      1,
      expect.not.arrayContaining([expect.stringContaining('Stairs')]),
    ]);
  });

  test('HIR-07 the link of a mail only asks; its button and the request of a mail program stop the mails, logged out', async () => {
    const { id } = await search(RITU.email);
    site().clock.pass(60);
    await write(newTalent());
    await runAlerts(site());
    const [mail] = await mails(RITU.email);
    const token = /unsubscribe\?token=(\S+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    const path = ENDPOINTS.alertState.path.replace('{token}', token);
    expect(mail).toMatchObject({ unsubscribe: site().config.publicUrl + path });
    const visitor = await site().browse();
    expect((await visitor.get(path)).json().data).toEqual({ name: 'Glass', is_mailed: true });
    expect((await visitor.get(path)).json().data.is_mailed).toBe(true);
    const form = { method: 'POST' as const, url: path, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const stopped = await site().app.inject({ ...form, payload: 'List-Unsubscribe=One-Click' });
    expect(stopped.statusCode).toBe(200);
    expect((await visitor.get(path)).json().data.is_mailed).toBe(false);
    const list = async () => (await (await signedIn(site(), RITU.email)).get(ENDPOINTS.savedSearches.path)).json().data;
    expect(await list()).toMatchObject([{ id, frequency: 'never' }]);
    site().clock.pass(60);
    await write(newTalent());
    await runAlerts(site());
    expect(await subjects(RITU.email)).toHaveLength(1);
    const boundary = { ...form, headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    const parts = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await site().app.inject({ ...boundary, payload: parts })).statusCode).toBe(200);
    expect((await visitor.post(path, {})).statusCode).toBe(200);
  });

  test('HIR-07 SEC-29 a token that was not made here, or was made for another search, stops nothing', async () => {
    const [one, other] = [await search(RITU.email), await search(ASHA.email)];
    site().clock.pass(60);
    await write(newTalent());
    await runAlerts(site());
    const [mail] = await mails(RITU.email);
    const token = /unsubscribe\?token=(\S+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    const forged = [token.replace(String(one.id), String(other.id)), `${other.id}.`, `${other.id}.${'0'.repeat(32)}`, 'x', '9'.repeat(80)];
    const visitor = await site().browse();
    for (const wrong of forged) {
      const path = ENDPOINTS.unsubscribeAlert.path.replace('{token}', encodeURIComponent(wrong));
      expect([(await visitor.get(path)).statusCode, (await visitor.post(path, {})).statusCode]).toEqual([404, 404]);
    }
    expect(await site().dataSource.query("SELECT id FROM saved_search WHERE frequency = 'never'")).toEqual([]);
    await (await signedIn(site(), RITU.email)).post(ENDPOINTS.removeSavedSearch.path, { id: one.id });
    const path = ENDPOINTS.unsubscribeAlert.path.replace('{token}', token);
    expect([(await visitor.get(path)).statusCode, (await visitor.post(path, {})).statusCode]).toEqual([404, 200]);
  });
});
