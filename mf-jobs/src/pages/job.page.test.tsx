import { screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { jobNetwork, ok, refused } from '../testing/job-network';
import { aJobDetail, anApplyState, aRole } from '../testing/jobs';
import { logIn } from '../testing/log-in';
import { findTitle, openPage } from '../testing/open-page';

const PATH = '/jobs/1-lead-coming-of-age-feature';
const JOB = `/api${PATH}`;
const response = (change: Parameters<typeof aJobDetail>[0]) => ({ [JOB]: () => ok({ status: 200, data: aJobDetail(change) }) });
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('LINK-01 a call says where, when, what it pays, when it closes and who asks, with one call of the server', async () => {
  const network = jobNetwork();
  openPage(PATH);
  expect(await findTitle()).toHaveTextContent('Lead, coming-of-age feature');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Mumbai', '12–28 Jan', '₹2,40,000 flat fee', expect.stringMatching(/^in 2 days, \d+ \w+$/u)]),
  );
  expect(screen.getByText('Verified client, March 2026')).toBeInTheDocument();
  expect(document.title).toBe('Lead, coming-of-age feature, Mumbai | All Talent');
  expect(part('What it is about').getByText('A girl from Sewri learns to drive a taxi.')).toBeVisible();
  expect(part('Pay and use').getByRole('row', { name: 'Farhan, the cousin ₹90,000 flat fee' })).toBeVisible();
  expect(part('Pay and use').getByText('Picture used in the film and its trailers.')).toBeVisible();
  expect(part('Safety').getByText('You never pay to audition.')).toBeVisible();
  expect(network.requestsOf(JOB)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Mumbai' })).toHaveAttribute('href', '/jobs?location=Mumbai');
});

test('what the poster did is told as far as it is known, and no further', async () => {
  const poster = { ...aJobDetail().poster, posted: 1, booked_rate: null, answered_rate: 94, days_to_answer: null };
  jobNetwork(response({ poster }));
  openPage(PATH);
  await findTitle();
  const record = part('Who is asking');
  expect(record.getByText('call posted')).toBeVisible();
  expect(record.getByText('94%')).toBeVisible();
  expect(record.queryByText('ended in a booking')).not.toBeInTheDocument();
  expect(record.queryByText('days to answer')).not.toBeInTheDocument();
});

test('a role says what it asks; a visitor is told no match', async () => {
  jobNetwork();
  openPage(PATH);
  await findTitle();
  const [noor] = part('Roles').getAllByRole('listitem');
  expect(noor).toHaveTextContent('Actor · Woman · plays 18–25');
  expect(within(noor ?? document.body).getByRole('list', { name: 'What is asked' })).toHaveTextContent('Plays 18–25Hindi');
  expect(screen.queryByText(/You match/u)).not.toBeInTheDocument();
});

test('talent sees which requirements are met and which are not, and where they are invited', async () => {
  const requirements = [
    { label: 'Hindi', is_met: true },
    { label: 'Scooter', is_met: false },
  ];
  const role = aRole({ requirements, match: { met: 1, of: 2, missing: ['Scooter: not on your profile'] } });
  logIn('5', {
    ...response({ roles: [role] }),
    [`${JOB}/for-talent`]: () => ok({ status: 200, data: anApplyState({ invited_role_ids: [11] }) }),
  });
  openPage(PATH);
  await findTitle();
  await waitFor(() => expect(part('Roles').getByText('You are invited')).toBeVisible());
  expect(part('Roles').getByRole('list', { name: 'How you match' })).toHaveTextContent('HindiScooter, not met');
  expect(part('Roles').getByText('You match 1/2')).toBeVisible();
});

test('an address with other words becomes the right one, without a second call', async () => {
  const network = jobNetwork({ '/api/jobs/1-old-words': () => ok({ status: 200, data: aJobDetail() }) });
  const { router } = openPage('/jobs/1-old-words?from=mail');
  await findTitle();
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
  expect(router.state.location.search).toBe('?from=mail');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(network.requestsOf(JOB)).toHaveLength(0);
});

test.each([404, 400])('LINK-01 a job that is none (%i) is the site’s not-found page', async (status) => {
  jobNetwork({ '/api/jobs/99-none': () => refused(status, 'NOT_FOUND') });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openPage('/jobs/99-none');
  expect(await screen.findByText('Not found page')).toBeInTheDocument();
});

test('a call that does not load can be tried again', async () => {
  const network = jobNetwork({ [JOB]: () => refused(503, 'UNAVAILABLE') });
  openPage(PATH);
  expect(await screen.findByRole('alert')).toHaveTextContent('This call did not load');
  network.respond(JOB, () => ok({ status: 200, data: aJobDetail() }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lead, coming-of-age feature' })).toBeVisible();
});

test('a range of pay has both ends in the facts and by role; a role with a sum of its own keeps it', async () => {
  jobNetwork(
    response({
      pay: 25_000,
      pay_max: 40_000,
      pay_unit: 'per day',
      roles: [aRole({ pay: 25_000, pay_max: 40_000 }), aRole({ id: 12, name: 'Farhan', pay: 9_000, pay_max: null })],
    }),
  );
  openPage(PATH);
  expect((await screen.findAllByText('₹25,000–₹40,000 per day')).length).toBeGreaterThan(1);
  expect(screen.getByRole('row', { name: 'Farhan ₹9,000 per day' })).toBeVisible();
});

test('unpaid work says so where the pay stands', async () => {
  jobNetwork(response({ pay_kind: 'unpaid-charity', pay: 0, roles: [aRole({ pay: 0 })] }));
  openPage(PATH);
  await findTitle();
  expect(part('Pay and use').getByText('Unpaid – charity.')).toBeVisible();
  expect(screen.queryByText(/₹/u)).not.toBeInTheDocument();
});

test('a call is reported from its safety note', async () => {
  const network = jobNetwork({ '/api/reports': () => ok({ status: 200, message: 'done' }) });
  openPage(PATH);
  await findTitle();
  await userEvent.click(part('Safety').getByRole('button', { name: 'report this call' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Report this call' }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'It asks for money' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(await dialog.findByRole('status')).toHaveTextContent('Our staff read it');
  expect(network.requestsOf('/api/reports').map(({ body }) => body)).toEqual([{ subject: 'job', subject_id: 1, reason: 'fee', text: '' }]);
});

test('a call is handed on by its address', async () => {
  jobNetwork();
  openPage(PATH);
  await findTitle();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Address copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/jobs\/1-lead-coming-of-age-feature$/u);
});

test.each([
  [
    'A girl drives a taxi at night. We look for people who can be still.',
    ['A girl drives a taxi at night.', 'We look for people who can be still.'],
  ],
  ['Short.', ['Short.']],
  ['One line\nand another', ['One line', 'and another']],
])('the poster’s words stay whole, however they are set: %j', async (details, paragraphs) => {
  jobNetwork(response({ details }));
  openPage(PATH);
  await findTitle();
  expect(
    part('What it is about')
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  ).toEqual(paragraphs);
});
