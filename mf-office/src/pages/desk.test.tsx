import { offline, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { openPage } from '../testing/open-page';
import { aSession, anItem, openOfficeServer, PATHS, sessionAnswer } from '../testing/office-server';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const TEAM = '/api/office/team';
const FARIDA = {
  user_id: 'u_farida',
  name: 'Farida Sheikh',
  email: 'farida@example.com',
  roles: ['casting'],
  since: hoursAgo(500),
  second_step: 'passkey',
};
const aTeam = (invitations: readonly object[] = []) => ok({ status: 200, members: [FARIDA], invitations });
const INVITED = { id: 'si_1', email: 'asha@example.com', roles: ['support'], invited_by: 'Nikhil Bose', expires_at: hoursAgo(-100) };
const bodies = (requests: ReturnType<typeof openOfficeServer>, path: string) =>
  requests.filter((one) => one.path === path).map(({ body }) => body);

test('OFF-01 today says what waits, how long the promise leaves, and leads to the item', async () => {
  const oldest = [anItem('u_asha', 'Asha Rao', { waiting_since: hoursAgo(27) }), anItem('u_z', 'Zoya', { waiting_since: hoursAgo(4) })];
  const day = { sign_ups: 3, profiles_approved: 1, jobs_posted: 0, applications: 5, leads: 2 };
  openOfficeServer({
    [PATHS.today]: ok({
      status: 200,
      queues: [{ queue: 'profiles', waiting: 2, late: 1, promise_hours: 24, oldest, states: [] }],
      failed_messages: 2,
      held_messages: 1,
      releases_in_trouble: ['mf_jobs 2'],
      days: [
        { day: '2026-11-25', ...day },
        { day: '2026-11-26', ...day },
      ],
    }),
  });
  openPage('/office');
  const card = within(await screen.findByRole('region', { name: 'Profiles' }));
  expect(card.getByText('3 h late')).toBeVisible();
  expect(card.getByText('20 h left')).toBeVisible();
  expect(card.getByRole('link', { name: /^Asha Rao/u })).toHaveAttribute('href', '/office/profiles?item=u_asha');
  expect(screen.getByText(/^2 messages could not be delivered\./u)).toBeVisible();
  const leadsTo = screen.getAllByRole('link', { name: 'See the messages' }).map((link) => link.getAttribute('href'));
  expect(leadsTo).toEqual(['/office/messages?state=failed', '/office/messages?state=held']);
  expect(screen.getByRole('img', { name: /^Applications by day: 10 in fourteen days, at most 5 in a day, 5 today$/u })).toBeVisible();
  expect(screen.getByRole('row', { name: '26 Nov 3 1 0 5 2', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Profiles 2 waiting, 1 of them late/u })).toBeVisible();
});

test('OFF-01 today begins with a report about a child, then shows what is late, the latest first, and keeps the order of the others', async () => {
  const waits = (hours: number) => [anItem('1', 'Somebody', { waiting_since: hoursAgo(hours) })];
  const queue = (name: string, hours: number, late: number, promise: number, oldest = waits(hours)) => ({
    queue: name,
    waiting: 1,
    late,
    promise_hours: promise,
    oldest,
    states: [],
  });
  const child = [anItem('2', 'A child is at risk', { waiting_since: hoursAgo(2), marks: ['child'] })];
  const queues = [
    queue('profiles', 2, 0, 24),
    queue('jobs', 1, 0, 24),
    queue('reports', 2, 0, 4, child),
    queue('letters', 25, 1, 24),
    queue('leads', 55, 1, 48),
  ];
  const rest = { failed_messages: null, held_messages: null, releases_in_trouble: [], days: [] };
  openOfficeServer({ [PATHS.today]: ok({ status: 200, queues, ...rest }) });
  openPage('/office');
  expect(await screen.findByText('7 h late')).toBeVisible();
  const names = ['Reports', 'Leads', 'Letters', 'Profiles', 'Jobs'];
  const cards = screen.getAllByRole('region').map((card) => card.getAttribute('aria-label') ?? '');
  expect(cards.filter((name) => names.includes(name))).toEqual(names);
});

test('OFF-01 somebody is invited after the second step is done again; the form keeps what was typed', async () => {
  const answers = [problem(403, 'SECOND_STEP_NEEDED', 'Again.'), aTeam([INVITED])];
  const requests = openOfficeServer({
    [TEAM]: aTeam(),
    [`${TEAM}/invite`]: () => (answers.shift() ?? offline)(),
    '/api/office/prove/totp': sessionAnswer(aSession()),
  });
  openPage('/office/team');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const form = within(screen.getByRole('dialog', { name: 'Invite to the office' }));
  await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(await form.findByText('Choose at least one role')).toBeVisible();
  await userEvent.type(form.getByLabelText('E-mail address'), 'asha@example.com');
  await userEvent.click(form.getByRole('checkbox', { name: /^Support/u }));
  await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.keyboard('123456');
  expect(await screen.findByText('asha@example.com', { selector: 'strong' })).toBeVisible();
  expect(bodies(requests, `${TEAM}/invite`)).toEqual([
    { email: 'asha@example.com', roles: ['support'] },
    { email: 'asha@example.com', roles: ['support'] },
  ]);
});

test('OFF-01 roles change, a person is removed, an invitation withdrawn', async () => {
  const requests = openOfficeServer({
    [TEAM]: aTeam([INVITED]),
    [`${TEAM}/roles`]: aTeam([INVITED]),
    [`${TEAM}/remove`]: aTeam([INVITED]),
    [`${TEAM}/withdraw`]: aTeam([INVITED]),
  });
  openPage('/office/team');
  await userEvent.click(await screen.findByRole('button', { name: 'Change roles Farida Sheikh' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Finance/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the roles' }));
  await waitFor(() => expect(bodies(requests, `${TEAM}/roles`)).toEqual([{ user_id: 'u_farida', roles: ['casting', 'finance'] }]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Farida Sheikh' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Remove from the office?' })).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(() => expect(bodies(requests, `${TEAM}/remove`)).toEqual([{ user_id: 'u_farida' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw asha@example.com' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this invitation?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(bodies(requests, `${TEAM}/withdraw`)).toEqual([{ id: 'si_1' }]));
});

test('OFF-01 the audit trail says in sentences who did what, is narrowed to a subject, and goes back page by page', async () => {
  const line = (action: string) => {
    return { at: hoursAgo(1), actor: 'Farida Sheikh', action, subject: 'job:7', subject_name: '', detail: '', changes: [] };
  };
  openOfficeServer({
    '/api/office/audit?of=&kind=': ok({ status: 200, data: [line('approve-job')], next: '9' }),
    '/api/office/audit?of=&kind=&before=9': ok({ status: 200, data: [line('return-job')], next: '' }),
    '/api/office/audit?of=job%3A8&kind=': ok({ status: 200, data: [], next: '' }),
  });
  const { router } = openPage('/office/audit');
  expect(await screen.findByText('Farida Sheikh approved the job')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier entries' }));
  expect(await screen.findByText('Farida Sheikh: return job')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'About whom or what' }), 'job:8{Enter}');
  expect(await screen.findByText(/^No entry has “.*” as its subject or its actor\./u)).toBeVisible();
  expect(router.state.location.search).toBe('?of=job%3A8');
});

test('OFF-01 who changed the price of a page is found by one choice, with the price before and after', async () => {
  const published = {
    at: hoursAgo(1),
    actor: 'Anjali Menon',
    action: 'publish-document',
    subject: 'words/singer',
    subject_name: '',
    detail: 'version 3 of words/singer from 2026-11-27: New fees',
    changes: [{ field: 'budget.items.0.figure', before: '₹9,000', after: '₹12,000' }],
  };
  const noted = { ...published, action: 'note-person', subject: 'u_ritu', subject_name: 'Ritu Khanna', detail: '', changes: [] };
  openOfficeServer({
    '/api/office/audit?of=&kind=': ok({ status: 200, data: [noted], next: '' }),
    '/api/office/audit?of=&kind=content': ok({ status: 200, data: [published], next: '' }),
  });
  const { router } = openPage('/office/audit');
  expect(await screen.findByRole('link', { name: 'Ritu Khanna' })).toHaveAttribute('href', '/office/people/u_ritu');
  await userEvent.selectOptions(screen.getByLabelText('What was done'), 'Texts of the site');
  expect(await screen.findByText('Anjali Menon published the text')).toBeVisible();
  expect(screen.getByText('Budget, Entries, Entry 1, Price or figure')).toBeVisible();
  expect(screen.getByText('₹9,000')).toBeVisible();
  expect(screen.getByText('₹12,000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Words of the page singer' })).toHaveAttribute('href', '/office/content/words/singer');
  expect(router.state.location.search).toBe('?kind=content');
});

test('OFF-01 a passkey is removed; the last second step is kept, with the reason', async () => {
  const passkeys = [{ id: 'sf_1', name: 'Work laptop', added_at: hoursAgo(500), used_at: null }];
  openOfficeServer(
    { '/api/office/passkeys/remove': problem(422, 'SECOND_STEP_FAILED', 'This is your only second step.') },
    aSession({ passkeys, has_totp: false }),
  );
  openPage('/office/security');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Work laptop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('This is your only second step.')).toBeVisible();
});

test('OFF-01 the office is closed in this browser, and asks for the second step', async () => {
  const sessions = [aSession()];
  openOfficeServer({
    [PATHS.session]: () => sessionAnswer(sessions.shift() ?? aSession({ step: 'prove' }))(),
    '/api/office/leave': ok({ status: 200, message: '' }),
  });
  openPage('/office/security');
  await userEvent.click(await screen.findByRole('button', { name: 'Close the office' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Open the office' })).toBeVisible();
});

test('OFF-01 a job says which checks made it wait', async () => {
  const data = {
    id: '41',
    version: 'r1',
    title: 'Two children',
    waiting_since: hoursAgo(1),
    due_at: hoursAgo(-5),
    marks: ['minors', 'contact (call us on)'],
    account: null,
    lines: [{ label: 'Fee', before: null, after: '₹15,000' }],
    public_path: '',
    history: [],
    claim: null,
  };
  openOfficeServer({
    '/api/office/jobs': ok({ status: 200, data: [anItem('41', 'Two children')], total: 1, next: '' }),
    '/api/office/jobs/41': ok({ status: 200, data }),
  });
  openPage('/office/jobs?item=41');
  expect(await screen.findByText('Why it waits')).toBeVisible();
  expect(screen.getByText('contact (call us on)')).toBeVisible();
  expect(screen.getByText('₹15,000')).toBeVisible();
});

test('OFF-01 an invitation is accepted with its token; another account learns why not', async () => {
  const answers = [problem(404, 'NOT_FOUND', 'Not found'), ok({ status: 200, message: 'In.' })];
  const requests = openOfficeServer({ '/api/office/invitation/accept': () => (answers.shift() ?? offline)() });
  openPage('/office/invitation?token=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByText(/^This invitation is not for meher\.kaul@example\.com/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  expect(bodies(requests, '/api/office/invitation/accept')).toEqual([{ token: 't1' }, { token: 't1' }]);
});
