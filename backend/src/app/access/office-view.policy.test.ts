import { DECLARATIONS, type EndpointName, ENDPOINTS } from '@alltalent/shared/contracts';
import { openOffice } from '../../../test/support/office/open-office';
import { atViewHost, openView } from '../../../test/support/office/views';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { isInOfficeView } from './office-view.policy';

/** Calls with a session that a view has, written by hand. All but the last one leave everything as it was. */
const SHOWN = `userDetails account accountSessions delegatedAccounts team children talentListing talentProfile selectedTalents
  talentReviews favourites favouriteTalents ownProfile jobs job posterReviews jobForTalent ownApplications ownJobs ownJob clientOverview
  inviteOptions roleFit unreadMessages savedSearches ownMembership membershipOrder subscriptionDetails notificationCount faqVotes
  contactFormToken leadForm pendingLead videoRules logout`.split(/\s+/u);
const CHANGING = ['logout'];
/** What the privacy policy keeps from staff, secret addresses, and files. */
const HIDDEN = `threads thread attachment notifications ownOffers offer offerPdf ownBookings booking bookingIcs earnings applicants blocks
  ownVideos video videoFile exportAccount calendarFeed ownShares listLinks favouritesCsv membershipInvoice officeSession person
  platformStatus`.split(/\s+/u) as EndpointName[];
const NAMES = Object.keys(DECLARATIONS) as EndpointName[];
const isPublic = (name: EndpointName) => DECLARATIONS[name].access === 'public';
const isShown = (name: EndpointName) => isPublic(name) || SHOWN.includes(name);

/** A client and a talent with applications, offers, bookings and messages. */
const MEMBERS = ['u_demo_asha', 'u_demo_ritu'];

function call(browser: TestBrowser, name: EndpointName, id = '1'): Promise<Answer> {
  const { method, path } = ENDPOINTS[name];
  const url = path.replaceAll(/\{\w+\}/gu, id);
  const input = { talent: 1, job: 1, listId: 0, role: 1, talent_id: 1 };
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)] as [string, string])).toString();
  return method === 'GET' ? browser.get(`${url}?${query}`) : browser.post(url, input);
}

describeSite('Calls in a view of the office', (site) => {
  const tables = async () => {
    const names = site().dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const rows: [string, string][] = [];
    for (const name of names) rows.push([name, JSON.stringify(await site().dataSource.query(`SELECT * FROM ${name}`))]);
    return Object.fromEntries(rows);
  };

  test('SEC-29 every declared call is allowed or refused as the list above says, and a new one is refused', async () => {
    const view = await openView(site(), await openOffice(site()), 'u_demo_asha');
    const sid = view.cookies.get('__Host-sid') ?? '';
    const answers = [];
    for (const name of NAMES.filter((one) => !CHANGING.includes(one))) {
      view.cookies.set('__Host-sid', sid);
      const { body } = await call(view, name);
      answers.push([name, body.includes('"code":"VIEW_ONLY"') ? 'refused' : 'allowed']);
    }
    expect(answers).toEqual(answers.map(([name]) => [name, isShown(name as EndpointName) ? 'allowed' : 'refused']));
    expect(SHOWN.filter((name) => !(NAMES as string[]).includes(name))).toEqual([]);
    expect(NAMES.filter((name) => isPublic(name) && ENDPOINTS[name].method !== 'GET')).toEqual([]);
  });

  test('SEC-29 pictures are seen in a view: of talent, of texts, and those that the site draws', () => {
    const routes = ['/media/photos/:file', '/media/pictures/:file', '/media/:kind/:file', '/api/profile/photos/:file'];
    expect(routes.filter((route) => !isInOfficeView('GET', route) || isInOfficeView('POST', route))).toEqual([]);
  });

  test('SEC-29 what a refused call says: nothing can be changed, this is not shown, and without a view that there is nothing else', async () => {
    const view = await openView(site(), await openOffice(site()), 'u_demo_asha');
    const refusal = async (name: EndpointName) => (await call(view, name)).json<{ detail: string }>().detail;
    expect(await refusal('saveProfile')).toBe('You are looking at the site as this person. Nothing can be changed here.');
    for (const name of HIDDEN)
      expect(await refusal(name)).toBe('You are looking at the site as this person. This is not shown to the office.');
    const nobody = atViewHost(site());
    await nobody.get('/api/xsrf');
    const login = { opt_sent_medium: 'asha.rao@example.com', mediumtype: 2, otps: [...'123456'] };
    expect((await nobody.post(ENDPOINTS.verifyCode.path, login)).json()).toMatchObject({
      code: 'VIEW_ONLY',
      detail: 'This address only shows views of the office. Please use the site itself.',
    });
    expect((await nobody.get('/google/redirect')).headers['location']).toBe('/');
    expect((await nobody.get('/api/events')).statusCode).toBe(403);
  });

  test('SEC-29 what a view reads leaves no trace in any table', async () => {
    const office = await openOffice(site());
    for (const member of MEMBERS) {
      const view = await openView(site(), office, member);
      const before = await tables();
      for (const name of NAMES.filter((one) => isShown(one) && !CHANGING.includes(one)))
        for (const id of ['1', '2', '3']) await call(view, name, id);
      const after = await tables();
      // Requests of the last minute are counted, so that nobody asks too often.
      expect(Object.keys(before).filter((name) => before[name] !== after[name] && name !== 'rate_hit')).toEqual([]);
      expect(after['rate_hit']?.match(/"bucket":"(?!view:staff|listing|read-order:user|talent-fits)[^"]+/gu)).toBeFalsy();
    }
  });
});
