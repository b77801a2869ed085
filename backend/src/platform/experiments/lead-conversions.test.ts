import { ENDPOINTS, OVERRIDE_COOKIE, VISITOR_COOKIE } from '@alltalent/shared/contracts';
import { messagesTo, newestCode, signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { pageToken, PERSON, visit, visitorCookie } from '../../../test/support/visitors';
import { aRelease, change, publish, publishAll } from '../../../test/support/federation/control-plane';
import { newPerson, sendLead, storedLeads, verify } from '../../../test/support/leads/lead-form';
import { ConversionsService } from './conversions.service';

const remote = 'mf_landing';

describeSites('Leads of a test', (site) => {
  const conversions = (): Promise<{ variant: string; converted_at: number | null }[]> =>
    site().dataSource.query('SELECT variant, converted_at FROM experiment_exposure ORDER BY id');
  const expose = (browser: TestBrowser, version: string) =>
    browser.post(ENDPOINTS.exposure.path, { remote, version, token: pageToken(site()) }, { 'user-agent': PERSON });

  async function leadOf(browser: TestBrowser, input: object = {}): Promise<string> {
    const { email_id, mobile_number } = newPerson();
    expect((await sendLead(site(), browser, { email_id, mobile_number, ...input })).statusCode).toBe(200);
    return email_id;
  }
  async function confirm(browser: TestBrowser, email: string): Promise<void> {
    expect((await verify(browser, await newestCode(site(), email))).statusCode).toBe(200);
  }

  beforeAll(async () => {
    await publishAll(site(), remote, 'a1');
    await publish(site(), aRelease(remote, 'b1', { experiment: { name: 'hero', variant: 'B', weight: 2000 } }));
  });
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    await site().dataSource.query('DELETE FROM experiment_exposure');
    await site().dataSource.query('DELETE FROM lead_request');
  });

  test('FED-04 a stored lead carries experiment, variant and release of its visitor, and its mail says so', async () => {
    const browser = await visit(site(), { hero: 'B' });
    const email = await leadOf(browser);
    expect(await storedLeads(site())).toEqual([expect.objectContaining({ experiment: 'hero', variant: 'B', release_version: 'b1' })]);
    await confirm(browser, email);
    const mail = (await messagesTo(site(), 'sales@localhost')).find(({ text }) => text.includes(email));
    expect(mail?.text).toMatch(/Release: b1\s+Experiment: hero: B/u);
  });

  test('FED-04 the form cannot say what its visitor was shown', async () => {
    const claims = { experiment: 'hero', variant: 'B', release_version: 'b1', vid: 'x', ad_url: 'http://localhost:8080/?variant=B' };
    await leadOf(await site().browse(), claims);
    await leadOf(await visit(site(), { hero: 'A' }), claims);
    const [unknown, known] = await storedLeads(site());
    expect(unknown).toMatchObject({ experiment: null, variant: null, release_version: 'a1' });
    expect(known).toMatchObject({ experiment: 'hero', variant: 'A', release_version: 'a1' });
  });

  test('SEC-50 a forged cookie leaves a lead as good as none does', async () => {
    for (const value of ['x'.repeat(4096), visitorCookie(site(), { hero: 'A' }).replace('~A', '~B'), '%F0%9F%98%80']) {
      const browser = await site().browse();
      browser.cookies.set(VISITOR_COOKIE, value);
      await confirm(browser, await leadOf(browser));
    }
    const leads = await storedLeads(site());
    expect(leads.map(({ experiment, release_version }) => [experiment, release_version])).toEqual(Array(3).fill([null, 'a1']));
    expect(leads.every(({ verified_at }) => verified_at !== null)).toBe(true);
  });

  test('FED-04 a verified lead of a visitor who was exposed is a conversion, once; an unverified one is none', async () => {
    const browser = await visit(site(), { hero: 'B' });
    await expose(browser, 'b1');
    const email = await leadOf(browser);
    expect(await conversions()).toEqual([{ variant: 'B', converted_at: null }]);
    await confirm(browser, email);
    const [first] = await conversions();
    expect(Number(first?.converted_at)).toBe(site().clock.now());
    site().clock.pass(3600);
    await confirm(browser, await leadOf(browser));
    expect(await conversions()).toEqual([first]);
  });

  test('FED-04 a lead without an exposure converts nobody, and an exposure after it neither', async () => {
    const browser = await visit(site(), { hero: 'B' });
    await confirm(browser, await leadOf(browser));
    await expose(browser, 'b1');
    expect(await conversions()).toEqual([{ variant: 'B', converted_at: null }]);
  });

  test('FED-04 the lead of somebody who is logged in converts at once, with the address of their account', async () => {
    const asha = await signedIn(site(), 'asha.rao@example.com');
    asha.cookies.set(VISITOR_COOKIE, visitorCookie(site(), { hero: 'A' }));
    await expose(asha, 'a1');
    await sendLead(site(), asha, { email_id: 'asha.rao@example.com' });
    const [row] = await conversions();
    expect(Number(row?.converted_at)).toBe(site().clock.now());
  });

  test('FED-04 a lead of somebody who tries a release is in no test', async () => {
    const browser = await visit(site(), { hero: 'B' });
    await expose(browser, 'b1');
    browser.cookies.set(OVERRIDE_COOKIE, 'anything');
    await confirm(browser, await leadOf(browser));
    expect(await storedLeads(site())).toEqual([expect.objectContaining({ experiment: null, variant: null, release_version: 'a1' })]);
    expect(await conversions()).toEqual([{ variant: 'B', converted_at: null }]);
  });

  test('FED-04 a conversion is stored with its lead or not at all', async () => {
    const browser = await visit(site(), { hero: 'B' });
    await expose(browser, 'b1');
    const email = await leadOf(browser);
    const service = site().app.get(ConversionsService);
    const note = service.note.bind(service);
    jest.spyOn(service, 'note').mockImplementationOnce(async (conversion) => {
      await note(conversion);
      throw new Error('The database went away.');
    });
    expect((await verify(browser, await newestCode(site(), email))).statusCode).toBe(500);
    expect((await storedLeads(site()))[0]).toMatchObject({ verified_at: null });
    expect(await conversions()).toEqual([{ variant: 'B', converted_at: null }]);
    await confirm(browser, email);
    const [first] = await conversions();
    expect(Number(first?.converted_at)).toBe(site().clock.now());
    site().clock.pass(3600);
    await confirm(browser, await leadOf(browser));
    expect(await conversions()).toEqual([first]);
  });

  test('FED-04 while the test is paused a lead belongs to the stable release and converts nobody', async () => {
    const browser = await visit(site(), { hero: 'B' });
    await expose(browser, 'b1');
    const email = await leadOf(browser);
    await change(site(), { remote, action: 'pause' });
    await confirm(browser, email);
    await leadOf(browser);
    await change(site(), { remote, action: 'resume' });
    expect(await conversions()).toEqual([{ variant: 'B', converted_at: null }]);
    expect((await storedLeads(site())).map(({ experiment, release_version }) => [experiment, release_version])).toEqual([
      ['hero', 'b1'],
      [null, 'a1'],
    ]);
  });
});
