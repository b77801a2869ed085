import { ENDPOINTS, TEAM_ROLES, type TeamRole } from '@alltalent/shared/contracts';
import { makeOffer, offered } from '../../../test/support/hiring/offers';
import { aConversation, type Conversation, send, thread } from '../../../test/support/hiring/threads';
import { applicant } from '../../../test/support/jobs/applications/casting';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { DelegatesService } from '../delegates/delegates.service';

const COLLEAGUE = 'u_demo_dev';
const COLLEAGUE_EMAIL = 'dev.mehra@example.com';

/** Each kind of call: its name, and the statuses for an owner, a caster and a viewer. */
type Line = readonly [what: string, statuses: Readonly<Record<TeamRole, number>>, call: (browser: TestBrowser) => Promise<number>];

const READS = { owner: 200, caster: 200, viewer: 200 };
const CHANGES = { owner: 200, caster: 200, viewer: 403 };
const SETTINGS = { owner: 200, caster: 403, viewer: 403 };
const HOLDERS = { owner: 403, caster: 403, viewer: 403 };

describeSites('What a colleague can do with the account of a client', (site) => {
  let conversation: Conversation;
  let clientId: string;
  let offerId: number;
  const browsers = new Map<TeamRole, TestBrowser>();
  const get = async (browser: TestBrowser, path: string) => (await browser.get(path)).statusCode;
  const post = async (browser: TestBrowser, path: string, body: object) => (await browser.post(path, body)).statusCode;

  beforeAll(async () => {
    conversation = await aConversation(site());
    offerId = (await offered(conversation.casting, conversation.applicationId)).id;
    clientId = (await conversation.client.post(ENDPOINTS.userDetails.path)).json().user_id;
    for (const role of TEAM_ROLES) {
      site().clock.pass(1);
      browsers.set(role, await signedIn(site(), COLLEAGUE_EMAIL));
    }
  });

  const as = async (role: TeamRole): Promise<TestBrowser> => {
    const browser = browsers.get(role) ?? (await site().browse());
    await site().app.get(DelegatesService, { strict: false }).allow(clientId, COLLEAGUE, role);
    expect(await post(browser, ENDPOINTS.switchAccount.path, { account_id: clientId })).toBe(200);
    return browser;
  };

  const LINES: readonly Line[] = [
    ['reads the jobs', READS, (browser) => get(browser, ENDPOINTS.ownJobs.path)],
    ['reads the applicants', READS, (browser) => get(browser, `${ENDPOINTS.applicants.path}?job=${conversation.casting.jobId}`)],
    ['reads the offer', READS, (browser) => get(browser, `/api/offers/${offerId}`)],
    ['reads the thread', READS, (browser) => get(browser, `/api/threads/${conversation.threadId}`)],
    ['reads the lists', READS, (browser) => get(browser, ENDPOINTS.favourites.path)],
    ['reads the notifications', READS, (browser) => get(browser, ENDPOINTS.notifications.path)],
    ['reads the team', READS, (browser) => get(browser, ENDPOINTS.team.path)],
    [
      'notes an applicant',
      CHANGES,
      (browser) => post(browser, ENDPOINTS.noteApplication.path, { id: conversation.applicationId, client_note: 'Call back.' }),
    ],
    ['moves an applicant', CHANGES, (browser) => post(browser, ENDPOINTS.viewApplication.path, { id: conversation.applicationId })],
    ['writes a message', CHANGES, async (browser) => (await send(browser, conversation.threadId, 'See you at nine.')).statusCode],
    [
      'marks the thread as read',
      CHANGES,
      (browser) => post(browser, ENDPOINTS.readThread.path, { thread_id: conversation.threadId, until: 1 }),
    ],
    ['duplicates the job', CHANGES, (browser) => post(browser, ENDPOINTS.duplicateJob.path, { id: conversation.casting.jobId })],
    ['marks notifications as read', CHANGES, (browser) => post(browser, ENDPOINTS.readNotifications.path, { until: 1 })],
    [
      'changes which contact data bookings show',
      SETTINGS,
      (browser) => post(browser, ENDPOINTS.saveBookingContact.path, { shows_email: false, shows_phone: false }),
    ],
    ['renews the address of the calendar', SETTINGS, (browser) => post(browser, ENDPOINTS.renewCalendarFeed.path, {})],
    ['reads the account itself', HOLDERS, (browser) => get(browser, ENDPOINTS.account.path)],
    ['exports the account', HOLDERS, (browser) => get(browser, ENDPOINTS.exportAccount.path)],
    ['deletes the account', HOLDERS, (browser) => post(browser, ENDPOINTS.deleteAccount.path, { reason: '' })],
    ['reads the membership', HOLDERS, (browser) => get(browser, ENDPOINTS.ownMembership.path)],
    ['ends sessions', HOLDERS, (browser) => post(browser, ENDPOINTS.endAccountSession.path, { id: 'others' })],
  ];

  const cases = LINES.flatMap(([what, statuses, call]) =>
    TEAM_ROLES.map((role) => ({ role, what, result: statuses[role] === 200 ? 'yes' : 'no', status: statuses[role], call })),
  );

  test.each(cases)('HIR-06 SEC-29 a colleague who is $role $what: $result', async ({ role, status, call }) => {
    expect(await call(await as(role))).toBe(status);
  });

  test('HIR-06 two lists of favourites never have the same name, even when two people of the team make them', async () => {
    const make = (browser: TestBrowser) => post(browser, ENDPOINTS.makeFavouriteList.path, { name: 'Leads' });
    expect(await make(await as('viewer'))).toBe(403);
    expect(await make(await as('caster'))).toBe(200);
    expect(await make(await as('owner'))).toBe(409);
    const { data } = (await conversation.client.get(ENDPOINTS.favourites.path)).json<{ data: { lists: { name: string }[] } }>();
    expect(data.lists.map(({ name }) => name)).toContain('Leads');
  });

  test('HIR-06 what a caster does is the client’s: its holder reads the note and the message, the talent sees one other side', async () => {
    const caster = await as('caster');
    await post(caster, ENDPOINTS.noteApplication.path, { id: conversation.applicationId, client_note: 'Second lead.' });
    await send(caster, conversation.threadId, 'The studio is in Andheri.');
    expect((await applicant(conversation.casting, conversation.applicationId)).client_note).toBe('Second lead.');
    const { messages } = await thread(conversation.client, conversation.threadId);
    expect(messages.at(-1)).toMatchObject({ text: 'The studio is in Andheri.', is_own: true });
    const { other } = await thread(conversation.talent, conversation.threadId);
    expect(other.name).not.toContain('Dev');
  });

  test('HIR-06 SEC-29 a viewer makes no offer, and a caster makes one that the talent gets', async () => {
    const subject = { application: conversation.applicationId };
    expect((await makeOffer(await as('viewer'), subject)).statusCode).toBe(403);
    // One is open already.
    expect((await makeOffer(await as('caster'), subject)).json()).toMatchObject({ status: 409, code: 'OFFER_OPEN' });
  });

  test('HIR-06 SEC-29 a colleague’s use ends with the client’s right: other people’s data are not found', async () => {
    const caster = await as('caster');
    await site().app.get(DelegatesService, { strict: false }).stop(clientId, COLLEAGUE);
    expect(await get(caster, `/api/threads/${conversation.threadId}`)).toBe(409);
    expect(await get(caster, `/api/threads/${conversation.threadId}`)).toBe(404);
    expect(await get(caster, `/api/offers/${offerId}`)).toBe(404);
  });
});
