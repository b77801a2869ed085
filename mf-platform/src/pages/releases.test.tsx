import { sessionQuery } from '@alltalent/shared/api';
import {
  createTestQueryClient,
  fakeApi,
  ok,
  problem,
  renderWithProviders,
  screen,
  userEvent,
  waitFor,
  within,
} from '@alltalent/shared/testing';
import type { OfficeFrameProps } from '@alltalent/shared/federation';
import { RemoteLoaderContext } from '@alltalent/shared/state';
import { Component } from './releases.page';

const release = (version: string, place: string, weight: number) => ({
  version,
  place,
  weight,
  published_at: 0,
  health: { loads: 100, failures: 3, draw_failures: 0, failure_rate_from: 0.01 },
});
function aDoor(revision: number, changes: object = {}) {
  return { name: `door-${revision}`, revision, trouble: '', left_out: '', said_at: 0, ...changes };
}

const status = {
  revision: 7,
  front_doors: [aDoor(7)],
  remotes: [
    {
      remote: 'mf_landing',
      experiment: { name: 'hero-words', state: 'running' },
      releases: [release('2', 'A', 8000), release('3', 'B', 2000), release('1', 'fallback', 0)],
    },
  ],
};

const failures = [
  {
    version: '3',
    outcome: 'render_failed',
    reason: 'TypeError: x is not a function',
    stack: 'TypeError: x is not a function\n    at card (https://talent.example/r/mf_landing/3/home.js:1:2048)',
    count: 12,
    first_at: 0,
    last_at: 60_000,
    browsers: [{ name: 'Safari 26', count: 9 }],
  },
];

const Frame = ({ title, children }: OfficeFrameProps) => (
  <>
    <h1>{title}</h1>
    {children({ confirmed: (call) => call(), onReadFailed: () => undefined })}
  </>
);

const figures = {
  conversion: 'lead',
  routes: [{ pattern: '/singer', title: 'Singers' }],
  visitors: 8158,
  views_per_day: 120,
  days: 680,
};
const idle = {
  ...status,
  remotes: [{ remote: 'mf_landing', experiment: null, releases: [release('2', 'stable', 10_000), release('3', 'candidate', 0)] }],
};

type Answer = ReturnType<typeof ok>;

function openPage(
  response: () => ReturnType<Answer> | Promise<ReturnType<Answer>> = ok({ revision: 8 }),
  shown: object = status,
  more: Parameters<typeof fakeApi>[0] = {},
) {
  const requests = fakeApi({
    '/api/federation/status': ok(shown),
    '/api/federation/failures?remote=mf_landing': ok({ failures }),
    '/api/federation/rollouts': response,
    '/api/federation/previews': response,
    ...more,
  });
  const queryClient = createTestQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { role_id: '1', first_name: 'Nikhil' } as never);
  document.cookie = 'XSRF-TOKEN=token; path=/';
  renderWithProviders(
    <RemoteLoaderContext value={{ load: () => Promise.resolve({ OfficeFrame: Frame }) }}>
      <Component />
    </RemoteLoaderContext>,
    { route: '/platform', queryClient },
  );
  return requests;
}

test('FED-05 staff shift the weight of a variant, and say why', async () => {
  const requests = openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Weight' }));
  const dialog = screen.getByRole('dialog', { name: 'Weight of B' });
  const percent = within(dialog).getByLabelText('Percent of visitors');
  await userEvent.clear(percent);
  await userEvent.type(percent, '101');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Shift' }));
  expect(within(dialog).getByText('Say a percentage from 0 to 100')).toBeInTheDocument();
  await userEvent.clear(percent);
  await userEvent.type(percent, '50');
  await userEvent.type(within(dialog).getByLabelText('Why'), 'it goes well');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Shift' }));
  const sent = requests.find(({ path }) => path === '/api/federation/rollouts')?.body;
  expect(sent).toMatchObject({ remote: 'mf_landing', action: 'weight', variant: 'B', weight: 5000, reason: 'it goes well' });
});

/** Opens the form of a test that does not run yet, with what its plan is answered. */
async function openTest(answer: object) {
  const plan = '/api/federation/plan-figures?remote=mf_landing&baseline=0.05&lift=0.2&weight=1000';
  const requests = openPage(ok({ revision: 8 }), idle, {
    [plan]: ok(answer),
    [`${plan}&routes=${encodeURIComponent('/singer')}`]: ok(answer),
    '/api/federation/experiments': ok({ baseline: 0.05, lift: 0.2, visitors: 8158, routes: ['/singer'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Test' }));
  return { requests, dialog: within(screen.getByRole('dialog', { name: 'Test 3?' })) };
}

test('FED-05 the form of a new test says in words what counts, what it finds and how many days it takes', async () => {
  const { dialog, requests } = await openTest(figures);
  const plan = within(dialog.getByRole('region', { name: 'What this test takes' }));
  expect(await plan.findByText(/A conversion is a lead/u)).toBeVisible();
  expect(plan.getByText('The smallest change it finds: from 5.00 % to 6.00 %, or to 4.00 %.')).toBeVisible();
  expect(plan.getByText(/8,158 visitors for each variant\. At least 680 days.*120 times a day/u)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Pages'), '/singer');
  await waitFor(() => expect(requests.at(-1)?.path).toContain(encodeURIComponent('/singer')));
  await userEvent.type(dialog.getByLabelText('Name of the test'), 'singers');
  await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(requests.find(({ path }) => path === '/api/federation/rollouts')).toBeDefined());
  expect(requests.find(({ path }) => path === '/api/federation/rollouts')?.body).toMatchObject({
    experiment: 'singers',
    routes: ['/singer'],
    weight: 1000,
  });
});

test('FED-05 what is not known of a plan is said, and a remote without conversions, too', async () => {
  const { dialog } = await openTest({ ...figures, conversion: 'none', views_per_day: null, days: null });
  expect(await dialog.findByText(/How many days it takes is not known yet/u)).toBeVisible();
  expect(dialog.getByText(/Nothing that visitors of mf_landing do counts as a conversion/u)).toBeVisible();
});

test('FED-05 staff give a release to a part of the visitors', async () => {
  const requests = openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Test' }));
  const dialog = screen.getByRole('dialog', { name: 'Test 1?' });
  expect(within(dialog).getByLabelText('Name of the test')).toHaveValue('hero-words');
  await userEvent.selectOptions(within(dialog).getByLabelText('Variant'), 'C');
  const percent = within(dialog).getByLabelText('Percent of visitors');
  await userEvent.clear(percent);
  await userEvent.type(percent, '200');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
  expect(await within(dialog).findByText('Say a percentage from 0 to 100')).toBeInTheDocument();
  await userEvent.clear(percent);
  await userEvent.type(percent, '12.5');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = requests.find(({ path }) => path === '/api/federation/rollouts')?.body;
  expect(sent).toMatchObject({ action: 'experiment', version: '1', experiment: 'hero-words', variant: 'C', weight: 1250 });
});

test.each([
  ['in its field', { variant: 'B is shown already' }, 'B is shown already'],
  ['below the form where it has none', { version: 'mf_landing 1 is not published' }, 'The release is gone.'],
])('FED-05 what the server refuses of a test is said %s, and nothing written is lost', async (_where, fields, text) => {
  openPage(problem(400, 'VALIDATION_FAILED', 'The release is gone.', { fields }));
  await userEvent.click(await screen.findByRole('button', { name: 'Test' }));
  const dialog = screen.getByRole('dialog', { name: 'Test 1?' });
  await userEvent.type(within(dialog).getByLabelText('Why'), 'a new picture');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
  expect(await within(dialog).findByText(text)).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Why')).toHaveValue('a new picture');
});

test.each([
  ['at its field', { reason: 'Say it without a name' }, 'Say it without a name'],
  ['below the form', {}, 'Somebody else changed it.'],
])('FED-05 a change that is refused says so %s, keeps its reason, and can be sent again', async (_where, fields, text) => {
  const requests = openPage(problem(409, 'REVISION_STALE', 'Somebody else changed it.', { fields }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause the test?' }));
  await userEvent.type(dialog.getByLabelText('Why'), 'errors of Nikhil{Enter}');
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByLabelText('Why')).toHaveValue('errors of Nikhil');
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(requests.filter(({ path }) => path === '/api/federation/rollouts')).toHaveLength(2));
});

test('FED-05 a change goes out once, however often it is sent', async () => {
  let response: () => void = () => undefined;
  const requests = openPage(() => new Promise((resolve) => (response = () => resolve(ok({ revision: 8 })()))));
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause the test?' }));
  await userEvent.type(dialog.getByLabelText('Why'), 'errors{Enter}');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', 'true'));
  await userEvent.type(dialog.getByLabelText('Why'), '{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  response();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = requests.filter(({ path }) => path === '/api/federation/rollouts').map(({ body }) => body);
  expect(sent).toEqual([{ action: 'pause', remote: 'mf_landing', reason: 'errors', even_withdrawn: true }]);
});

const record = {
  commit: '3f2a9c1d'.repeat(5),
  is_dirty: true,
  author: 'Asha Rao',
  note: 'Warmer words',
  checks: [
    { name: 'types', outcome: 'passed', count: 212 },
    { name: 'tests', outcome: 'not-run', count: null },
  ],
  compared_with: '1',
  sizes: [
    { name: 'landing.home', bytes: 17_330, budget: 18_250, before: 17_000 },
    { name: 'landing.singer', bytes: 900, budget: null, before: null },
  ],
};

test('FED-02 staff see who made a release, why, and what changed in bytes; its record has the rest', async () => {
  const releases = [{ ...release('2', 'stable', 10_000), record }, release('1', 'fallback', 0)];
  openPage(undefined, { ...status, remotes: [{ remote: 'mf_landing', chosen_by: null, experiment: null, releases }] });
  const row = within(await screen.findByRole('row', { name: /^2 /u }));
  for (const text of ['Warmer words', 'Asha Rao', 'largest change +330 B']) expect(row.getByText(text)).toBeVisible();
  expect(within(screen.getByRole('row', { name: /^1 /u })).getByText('not recorded')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Record of 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record of 2' }));
  for (const text of ['3f2a9c1d3f2a, with changes that are in no commit', 'Types: passed (212)', 'Tests: did not run', 'new'])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByText('17,330 B of 18,250 B')).toBeVisible();
});

test('FED-02 a release whose files are deleted says so, and can only be read about', async () => {
  const old = { ...release('1', 'former', 0), files_deleted_at: 1 };
  openPage(undefined, {
    ...status,
    remotes: [{ remote: 'mf_landing', experiment: null, releases: [release('2', 'stable', 10_000), old] }],
  });
  const row = within(await screen.findByRole('row', { name: /^1 /u }));
  expect(row.getByText('files deleted')).toBeVisible();
  expect(row.getAllByRole('button')).toHaveLength(1);
});

test('FED-05 a release that somebody chose is named as such, and the choice can be given back to starts of the site', async () => {
  const chosen = { remote: 'mf_landing', chosen_by: 'token:mf_landing', experiment: null, releases: [release('2', 'stable', 10_000)] };
  const requests = openPage(undefined, { ...status, remotes: [chosen] });
  expect(await screen.findByText('Chosen by token:mf_landing')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Let starts choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let the next start choose mf_landing?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Let it choose' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = requests.find(({ path }) => path === '/api/federation/rollouts')?.body;
  expect(sent).toMatchObject({ remote: 'mf_landing', action: 'follow' });
});

test('FED-05 rolling back is asked about before it happens', async () => {
  const requests = openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
  expect(requests.some(({ path }) => path === '/api/federation/rollouts')).toBe(false);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Roll back' }));
  expect(requests.find(({ path }) => path === '/api/federation/rollouts')?.body).toMatchObject({
    remote: 'mf_landing',
    action: 'rollback',
  });
});

test.each([
  ['none of them fails', 0, 1e-19, '100 and 0', false],
  ['next to none fails', 1, 0.00002, '100 and 1', false],
  ['some fail, within what is usual', 3, 0.01, '100 and 3, at least 1.00 % fail', false],
  ['too many fail', 9, 0.05, '100 and 9, at least 5.00 % fail', true],
])('FED-05 a release of which %s is shown as what it is', async (_what, failures, from, text, isBad) => {
  const health = { loads: 100, failures, draw_failures: 0, failure_rate_from: from };
  const remotes = [{ remote: 'mf_landing', experiment: null, releases: [{ ...release('2', 'stable', 10_000), health }] }];
  openPage(undefined, { ...status, remotes });
  const cell = (await screen.findByRole('row', { name: /^2 /u })).querySelector('[data-label="Loads and failures, last hour"]');
  expect(cell).toHaveTextContent(text);
  expect(cell?.querySelector('.failing') !== null).toBe(isBad);
});

test('FED-05 failures that the browsers made up for are named: the pages could not be drawn on the server', async () => {
  const health = { loads: 100, failures: 9, draw_failures: 7, failure_rate_from: 0.05 };
  const remotes = [{ remote: 'mf_landing', experiment: null, releases: [{ ...release('2', 'stable', 10_000), health }] }];
  openPage(undefined, { ...status, remotes });
  const cell = (await screen.findByRole('row', { name: /^2 /u })).querySelector('[data-label="Loads and failures, last hour"]');
  expect(cell).toHaveTextContent('100 and 9, at least 5.00 % fail7 pages could not be drawn on the server');
});

test.each([
  ['one that serves it', [aDoor(7)], 'Registry revision 7. The front door serves it.'],
  ['two that serve it', [aDoor(7), aDoor(8)], 'Registry revision 7. All 2 front doors serve it.'],
  ['none', [], 'No front door has reported which revision it serves'],
  [
    'one that refuses it',
    [aDoor(5, { trouble: 'its signature is wrong' })],
    'door-5 serves revision 5 and has not taken revision 7: its signature is wrong',
  ],
  ['one that is a moment behind', [aDoor(6)], 'door-6 serves revision 6 and has not taken revision 7: it has not asked yet'],
  [
    'one that leaves a release out',
    [aDoor(7, { left_out: 'mf_jobs 2: it lies on a foreign host' })],
    'door-7 leaves out releases: mf_jobs 2',
  ],
])('FED-05 staff see what visitors really get: with %s', async (_what, doors, text) => {
  openPage(undefined, { ...status, front_doors: doors });
  expect(
    await screen.findByText((_text, element) => element?.children.length === 0 && element.textContent?.includes(text) === true),
  ).toBeVisible();
});

test('SEC-64 OFF-01 the tokens of a remote are revoked with a reason; a refusal keeps what was typed', async () => {
  const path = '/api/federation/tokens/revoke';
  const answers = [problem(503, 'UNAVAILABLE', 'The database is away.'), ok({ status: 200, message: 'Every token is revoked.' })];
  openPage();
  const requests = fakeApi({ '/api/federation/status': ok(status), [path]: () => (answers.shift() ?? ok({}))() });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the tokens of mf_landing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the tokens of mf_landing?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke the tokens' }));
  expect(await dialog.findByText('Say why: it is kept in the audit log')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Why'), 'A laptop was lost');
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke the tokens' }));
  expect(await dialog.findByText('The database is away.')).toBeVisible();
  expect(dialog.getByLabelText('Why')).toHaveValue('A laptop was lost');
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke the tokens' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const input = { remote: 'mf_landing', reason: 'A laptop was lost' };
  expect(requests.filter((one) => one.path === path).map(({ body }) => body)).toEqual([input, input]);
});

test('FED-05 staff read what pages of a release failed with, on which browsers and where', async () => {
  const requests = openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Failures' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Failures of mf_landing' }));
  expect(await dialog.findByText('TypeError: x is not a function')).toBeVisible();
  for (const text of ['12 pages', 'failed on the page', 'Safari 26 (9)']) expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByText(/home\.js:1:2048/u)).not.toBeVisible();
  await userEvent.click(dialog.getByText('Where it failed'));
  expect(dialog.getByText(/home\.js:1:2048/u)).toBeVisible();
  expect(requests.filter(({ path }) => path.startsWith('/api/federation/failures')).map(({ path }) => path)).toHaveLength(1);
});

test('staff make a preview link of a release, which is copied and says until when it works', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const address = 'https://alltalent.example/_preview?token=t';
  const requests = openPage(ok({ address, version: '1', path: '/', expires_at: Date.parse('2026-11-23T08:30:00Z') }));
  await user.click(await screen.findByRole('button', { name: 'Preview link of 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show 1 to others' }));
  await user.type(dialog.getByLabelText('Page it opens'), 'talents');
  await user.click(dialog.getByRole('button', { name: 'Copy preview link' }));
  expect(await dialog.findByText('Use a path of this site, such as /talents')).toBeVisible();
  await user.clear(dialog.getByLabelText('Page it opens'));
  await user.selectOptions(dialog.getByLabelText('Works for'), '3 days');
  await user.click(dialog.getByRole('button', { name: 'Copy preview link' }));
  expect(await dialog.findByText(/^The link is copied\. It works until 23 November 2026.*IST\.$/u)).toBeVisible();
  expect(dialog.getByLabelText('Preview link')).toHaveValue(address);
  expect(writeText).toHaveBeenCalledWith(address);
  expect(requests.find(({ path }) => path === '/api/federation/previews')?.body).toEqual({ remote: 'mf_landing', version: '1', hours: 72 });
});

test('a preview link that is refused says why, and one that cannot be copied can be selected', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  let response = problem(400, 'VALIDATION_FAILED', 'mf_landing 1 was withdrawn.', { fields: { version: 'mf_landing 1 was withdrawn' } });
  openPage(() => response());
  await user.click(await screen.findByRole('button', { name: 'Preview link of 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show 1 to others' }));
  await user.click(dialog.getByRole('button', { name: 'Copy preview link' }));
  expect(await dialog.findByText('mf_landing 1 was withdrawn.')).toBeVisible();
  response = ok({ address: 'https://a.example/x', version: '1', path: '/', expires_at: 0 });
  await user.click(dialog.getByRole('button', { name: 'Copy preview link' }));
  expect(await dialog.findByText(/select it and copy it yourself/u)).toBeVisible();
});

test('a withdrawn release has no preview link', async () => {
  const remotes = [{ remote: 'mf_landing', experiment: null, releases: [release('2', 'stable', 10_000), release('1', 'withdrawn', 0)] }];
  openPage(undefined, { ...status, remotes });
  expect(await screen.findByRole('button', { name: 'Preview link of 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preview link of 1' })).not.toBeInTheDocument();
});

test('a candidate is withdrawn, after a question; a release in use is not', async () => {
  const remotes = [{ remote: 'mf_landing', experiment: null, releases: [release('2', 'stable', 10_000), release('3', 'candidate', 0)] }];
  const requests = openPage(undefined, { ...status, remotes });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw 3?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  const sent = requests.find(({ path }) => path === '/api/federation/rollouts')?.body;
  expect(sent).toMatchObject({ remote: 'mf_landing', action: 'withdraw', version: '3' });
});

const squad = {
  name: 'growth',
  team: '@all-talent/growth',
  mail: 'growth@squads.example',
  remotes: ['mf-landing'],
  contexts: ['landing'],
  paths: ['shared/src/public-form'],
  calls: ['POST /api/landing/lead'],
};
const owned = { ...idle, remotes: idle.remotes.map((remote) => ({ ...remote, squad, pages: ['/singer'] })) };
const deleted = { at: 0, by: 'staff:u_1', restorable_until: 30 * 24 * 3600 * 1000 };

test('the squad of a remote is shown with its address, and a dialog lists what it owns', async () => {
  openPage(undefined, owned);
  expect(await screen.findByText(/Squad growth,/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'growth@squads.example' })).toHaveAttribute('href', 'mailto:growth@squads.example');
  await userEvent.click(screen.getByRole('button', { name: 'What the squad growth owns' }));
  const dialog = await screen.findByRole('dialog', { name: 'The squad growth' });
  for (const text of ['@all-talent/growth', 'shared/src/public-form', '1 page of mf_landing', '1 call'])
    expect(within(dialog).getByText(text)).toBeInTheDocument();
});

test('staff delete a remote with a reason and its typed name, which the server compares', async () => {
  const requests = openPage(problem(409, 'REMOTE_NEEDED', 'mf_landing has the home page.'), owned);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete mf_landing' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete mf_landing?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the remote' }));
  expect(within(dialog).getByText('Say why it is deleted')).toBeVisible();
  expect(within(dialog).getByText('Type the name of the remote')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/^Why/u), 'Nobody uses it');
  await userEvent.type(within(dialog).getByLabelText(/^Type mf_landing to confirm/u), 'mf_landing');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the remote' }));
  expect(await within(dialog).findByText('mf_landing has the home page.')).toBeVisible();
  expect(requests.find(({ path }) => path === '/api/federation/rollouts')?.body).toMatchObject({
    remote: 'mf_landing',
    action: 'delete',
    reason: 'Nobody uses it',
    confirmation: 'mf_landing',
  });
});

test('a deleted remote says who deleted it and until when it can be restored, and offers that alone', async () => {
  const requests = openPage(undefined, { ...owned, remotes: owned.remotes.map((remote) => ({ ...remote, deleted })) });
  expect(await screen.findByText(/^staff:u_1 deleted it on .*restored until/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore mf_landing' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore mf_landing?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(requests.find(({ path }) => path === '/api/federation/rollouts')?.body).toMatchObject({ action: 'restore' }));
});
