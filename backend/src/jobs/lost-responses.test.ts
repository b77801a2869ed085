import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../test/support/log-in';
import type { TestBrowser } from '../../test/support/test-browser';
import { describeSites } from '../../test/support/test-site';
import {
  applied,
  ASHA,
  DEV,
  deleteActivity,
  MEHER,
  openCasting,
  talentIdOf,
  notificationsOf,
} from '../../test/support/jobs/applications/casting';
import { newClient, ownJob, save } from '../../test/support/jobs/postings/jobs';

type Sent = { readonly browser: TestBrowser; readonly path: string; readonly body: object };

describeSites('A change whose answer was lost', (site) => {
  beforeEach(() => deleteActivity(site()));

  const count = async (table: string) => Number((await site().dataSource.query(`SELECT COUNT(*) AS total FROM ${table}`))[0].total);
  /** As when the database is gone between a change and the keeping of its answer. */
  const loseAnswers = () => site().dataSource.query('UPDATE idempotency_key SET status = NULL, sealed_answer = NULL');
  const expectOnce = async ({ browser, path, body }: Sent) => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await browser.post(path, body, key);
    expect([first.statusCode, first.json().detail]).toEqual([200, undefined]);
    await loseAnswers();
    const second = await browser.post(path, body, key);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(second.headers['idempotent-replayed']).toBeUndefined();
  };

  test('REL-17 an application sent again is answered as at first, and its client is told once', async () => {
    const { client, roleIds } = await openCasting(site());
    await site().dataSource.query('DELETE FROM notification');
    await expectOnce({
      browser: await signedIn(site(), ASHA.email),
      path: ENDPOINTS.applyForJob.path,
      body: { role_id: roleIds[0], note: '' },
    });
    expect(await notificationsOf(site(), client.userId)).toHaveLength(1);
  });

  test('REL-17 taking an application back, moving and inviting are done once', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    await expectOnce({ browser, path: ENDPOINTS.withdrawApplication.path, body: { id } });
    const other = await applied(site(), casting, MEHER.email);
    await expectOnce({
      browser: casting.client.browser,
      path: ENDPOINTS.moveApplications.path,
      body: { ids: [other.id], stage: 'shortlisted', text: '', due_on: '' },
    });
    const talentId = await talentIdOf(site(), DEV.id);
    await expectOnce({
      browser: casting.client.browser,
      path: ENDPOINTS.inviteTalent.path,
      body: { role_id: casting.roleIds[0], talent_id: talentId, message: 'Come and read.' },
    });
    expect(await notificationsOf(site(), DEV.id)).toHaveLength(1);
  });

  test('REL-17 a new draft and a copy of a job are made once', async () => {
    const { browser } = await newClient(site());
    const draft = ownJob(await save(browser, { title: 'Tea film' }));
    const before = await count('job');
    await expectOnce({ browser, path: ENDPOINTS.duplicateJob.path, body: { id: draft.id } });
    await expectOnce({ browser, path: ENDPOINTS.saveJob.path, body: { id: null, revision: 0, content: draft.content } });
    expect(await count('job')).toBe(before + 2);
  });

  test('REL-17 FAV-01 a heart pressed once stays as it was wished, and a list is made once', async () => {
    const browser = await signedIn(site(), DEV.email);
    const talentId = await talentIdOf(site(), MEHER.id);
    await expectOnce({ browser, path: ENDPOINTS.toggleFavourite.path, body: { talent_id: talentId } });
    await expectOnce({ browser, path: ENDPOINTS.makeFavouriteList.path, body: { name: 'Lost answers' } });
  });

  test('REL-17 FAV-01 a wished state is set however often it is sent, with a key or without', async () => {
    const browser = await signedIn(site(), MEHER.email);
    const talentId = await talentIdOf(site(), ASHA.id);
    const wish = async (state: unknown) =>
      (await browser.post(ENDPOINTS.toggleFavourite.path, { talent_id: talentId, is_fav: state })).json();
    expect([await wish(1), await wish(1)]).toMatchObject([{ is_fav: 1 }, { is_fav: 1, message: 'Added to favourites' }]);
    expect([await wish(0), await wish(0)]).toMatchObject([{ is_fav: 0 }, { is_fav: 0, message: 'Removed from favourites' }]);
    expect((await wish(2)).code).toBe('VALIDATION_FAILED');
  });
});
