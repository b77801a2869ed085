import { ENDPOINTS, type FigureSet, type Figures, PREVIEW_COOKIE, VISITOR_COOKIE } from '@alltalent/shared/contracts';
import { proved, signUp } from '../../../test/support/auth/join';
import { aRelease, publish, publishAll, send, tokenOf } from '../../../test/support/federation/control-plane';
import { apply, ASHA, DEV, MEHER, openCasting } from '../../../test/support/jobs/applications/casting';
import { newPerson, sendLead, verify } from '../../../test/support/leads/lead-form';
import { newestCode, signedIn } from '../../../test/support/log-in';
import { ADMINISTRATOR, openOffice } from '../../../test/support/office/open-office';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { beginPreview, pageToken, PERSON, visitorCookie } from '../../../test/support/visitors';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';

const remote = 'mf_landing';
const DAY_S = 24 * 3600;

describeSites('What is done in a browser with a preview', (site) => {
  const run = (sql: string) => site().dataSource.query<{ total: number | string }[]>(sql);
  const marks = async () => Number((await run('SELECT COUNT(*) AS total FROM preview_mark'))[0]?.total);
  let office: TestBrowser;

  beforeAll(async () => {
    await publishAll(site(), remote, 'a1');
    await publish(site(), aRelease(remote, 'b1', { experiment: { name: 'hero', variant: 'B', weight: 2000 } }));
    office = await openOffice(site(), ADMINISTRATOR, ['administrator']);
  });

  const today = async (): Promise<FigureSet> => {
    const answer = await office.get(ENDPOINTS.officeFigures.path);
    return answer.json<{ data: Figures }>().data.now.total;
  };
  const previewing = (browser: TestBrowser) => {
    beginPreview(site(), browser);
    return browser;
  };
  async function join(email: string, browser: TestBrowser): Promise<void> {
    const signup_mobile_number = `98765 ${String(43_000 + email.charCodeAt(8))}`;
    expect((await signUp(await proved(site(), email, browser), { signup_mobile_number })).statusCode).toBe(200);
  }
  /** Sends a lead and confirms it. */
  async function lead(browser: TestBrowser): Promise<void> {
    const person = newPerson();
    expect((await sendLead(site(), browser, { email_id: person.email_id, mobile_number: person.mobile_number })).statusCode).toBe(200);
    expect((await verify(browser, await newestCode(site(), person.email_id))).statusCode).toBe(200);
  }

  test('is a sign-up, a lead and an application like others, and in no figure', async () => {
    const casting = await openCasting(site());
    const before = await today();
    await join('preview.one@example.com', previewing(await site().browse()));
    await lead(previewing(await site().browse()));
    expect((await apply(previewing(await signedIn(site(), ASHA.email)), casting.roleIds[0])).statusCode).toBe(200);
    expect(await today()).toEqual(before);
    await join('preview.two@example.com', await site().browse());
    await lead(await site().browse());
    expect((await apply(await signedIn(site(), MEHER.email), casting.roleIds[0])).statusCode).toBe(200);
    const { sign_ups, leads, applications } = before;
    expect(await today()).toEqual({ ...before, sign_ups: sign_ups + 1, leads: leads + 1, applications: applications + 1 });
  });

  test('reports no release, no Web Vitals and no exposure, and converts nobody', async () => {
    const status = async () => {
      const answer = await send(site(), tokenOf(site(), remote), 'GET', ENDPOINTS.platformStatus.path);
      return [answer.json<{ remotes: unknown }>().remotes, ...(await Promise.all(COUNTED.map((table) => run(`SELECT * FROM ${table}`))))];
    };
    const report = async (browser: TestBrowser) => {
      browser.cookies.set(VISITOR_COOKIE, visitorCookie(site(), { hero: 'B' }));
      const [token, headers] = [pageToken(site()), { 'user-agent': PERSON }];
      const values = [{ name: 'LCP', value: 1234.5 }];
      for (const outcome of ['rendered', 'render_failed'])
        await browser.post(ENDPOINTS.beacon.path, { remote, version: 'b1', token, outcome }, headers);
      await browser.post(ENDPOINTS.vitals.path, { remote, version: 'b1', route: 'landing.home', token, values }, headers);
      await browser.post(ENDPOINTS.exposure.path, { remote, version: 'b1', token }, headers);
      await lead(browser);
    };
    const before = await status();
    await report(previewing(await site().browse()));
    expect(await status()).toEqual(before);
    await report(await site().browse());
    for (const [index, rows] of (await status()).entries()) expect([index, rows]).not.toEqual([index, before[index]]);
  });

  test('counts where the cookie is forged or its preview is over; marks go after 90 days', async () => {
    const casting = await openCasting(site());
    const before = await marks();
    const forger = await signedIn(site(), DEV.email);
    previewing(forger);
    forger.cookies.set(PREVIEW_COOKIE, `${String(forger.cookies.get(PREVIEW_COOKIE)).slice(0, -1)}x`);
    expect((await apply(forger, casting.roleIds[1])).statusCode).toBe(200);
    const late = previewing(await site().browse());
    site().clock.pass(DAY_S + 1);
    await lead(late);
    expect([before > 0, await marks()]).toEqual([true, before]);
    site().clock.pass(90 * DAY_S);
    await site().app.get(OldRowsJob).run();
    expect(await marks()).toBe(0);
  });
});

const COUNTED = ['release_beacon', 'release_report', 'page_vitals', 'experiment_exposure'];
