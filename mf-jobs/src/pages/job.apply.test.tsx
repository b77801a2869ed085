import { type JobStage, REVIEW_TIME, STAGE_LABELS } from '@alltalent/shared/contracts';
import { screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { cleanup } from '@testing-library/react';
import { deferred, jobNetwork, ok, refused } from '../testing/job-network';
import { aJobDetail, anApplyState, aRole } from '../testing/jobs';
import { logIn } from '../testing/log-in';
import { findTitle, openPage } from '../testing/open-page';

const PATH = '/jobs/1-lead-coming-of-age-feature';
const JOB = `/api${PATH}`;
const APPLY = '/api/applications/apply';
const TO_MEMBERSHIP = `/membership?from=${encodeURIComponent(`${PATH}#apply`)}`;
const stubJob = (change: Parameters<typeof aJobDetail>[0]) => ({ [JOB]: () => ok({ status: 200, data: aJobDetail(change) }) });
const stubState = (change: Parameters<typeof anApplyState>[0]) => ({
  [`${JOB}/for-talent`]: () => ok({ status: 200, data: anApplyState(change) }),
});
const TAKEN = { [APPLY]: () => ok({ status: 200, data: [], invitations: [] }) };

const form = () => within(screen.getByRole('form', { name: 'Apply for this call' }));
const findForm = async () => within(await screen.findByRole('form', { name: 'Apply for this call' }));
const send = () => userEvent.click(form().getByRole('button', { name: 'Send application' }));
const QUESTION = { name: 'Can you come to workshops from 5 January?' };
/** The form, with the poster's question answered. */
async function findAnsweredForm() {
  const fields = await findForm();
  await userEvent.type(fields.getByRole('textbox', QUESTION), 'Yes');
  return fields;
}
const panel = () => within(screen.getByRole('complementary', { name: 'Answer this call' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('talent applies for a role with pictures, a note and an answer, once, and is told what comes next', async () => {
  const network = logIn('5', TAKEN);
  openPage(PATH);
  const fields = await findForm();
  await userEvent.click(fields.getByRole('radio', { name: /Farhan/u }));
  await userEvent.click(fields.getByRole('checkbox', { name: 'Picture 3' }));
  await userEvent.click(fields.getByRole('checkbox', { name: 'Picture 1' }));
  await userEvent.type(fields.getByRole('textbox', { name: 'Note' }), ' I drive. ');
  expect(fields.getByText('8 / 1000')).toBeVisible();
  expect(fields.getByText('Only the client reads it')).toBeVisible();
  await userEvent.type(fields.getByRole('textbox', QUESTION), 'Yes');
  await send();
  expect(await panel().findByText('Sent for Farhan, the cousin')).toBeVisible();
  const [call] = network.requestsOf(APPLY);
  const photos = ['/media/posters/meher-kaul-2-640.webp', '/media/posters/meher-kaul-0-640.webp'];
  expect(call?.body).toEqual({ role_id: 12, note: 'I drive.', answer: 'Yes', photos });
  expect(call?.key).toMatch(/^[0-9a-f-]{36}$/u);
  expect(panel().getByRole('link', { name: 'See your applications' })).toHaveAttribute('href', '/talent/applications');
  expect(sessionStorage.getItem('apply-1')).toBeNull();
});

test('the role that fits best is chosen; one the talent is invited to goes first', async () => {
  const roles = [
    aRole({ match: { met: 1, of: 3, missing: [] } }),
    aRole({ id: 12, name: 'Farhan', match: { met: 2, of: 3, missing: [] } }),
  ];
  const network = logIn('5', { ...stubJob({ roles }), ...stubState({}) });
  openPage(PATH);
  expect((await findForm()).getByRole('radio', { name: 'Farhan You match 2/3' })).toBeChecked();
  network.respond(`${JOB}/for-talent`, () => ok({ status: 200, data: anApplyState({ invited_role_ids: [11] }) }));
  document.body.replaceChildren();
  openPage(PATH);
  expect((await findForm()).getByRole('radio', { name: 'Noor, lead You are invited You match 1/3' })).toBeChecked();
});

test('anyone who has changes in review may apply, and is told what the client sees', async () => {
  const network = logIn('5', { ...TAKEN, ...stubState({ profile_in_review: true }) });
  openPage(PATH);
  const fields = await findAnsweredForm();
  expect(fields.getByText(/^Changes to your profile are in review/u)).toHaveTextContent(
    `You can apply now: the client sees your profile as it was approved, and the changes once we have read them, ${REVIEW_TIME}.`,
  );
  await send();
  expect(await panel().findByText('Sent for Noor, lead')).toBeVisible();
  expect(network.requestsOf(APPLY)).toHaveLength(1);
});

test('anyone who waits for the first approval is told so, how long it takes, and that nothing is sent before', async () => {
  logIn('5', stubState({ gate: 'profile', photos: [], profile_in_review: true }));
  openPage(PATH);
  await findTitle();
  expect(await panel().findByText(/^Your profile is in review/u)).toHaveTextContent(`We read it ${REVIEW_TIME}`);
  expect(panel().getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/talent/profile-settings');
  expect(screen.queryByRole('form', { name: 'Apply for this call' })).not.toBeInTheDocument();
});

test('pressed twice, it is sent once; while it is under way the button says so', async () => {
  const slow = deferred();
  const network = logIn('5', { [APPLY]: () => slow.response });
  openPage(PATH);
  await findAnsweredForm();
  await send();
  await send();
  expect(form().getByRole('button', { name: 'Send application' })).toHaveAttribute('aria-busy', 'true');
  slow.resolve(ok({ status: 200, data: [], invitations: [] }));
  expect(await panel().findByText('Sent for Noor, lead')).toBeVisible();
  expect(network.requestsOf(APPLY)).toHaveLength(1);
});

test('a refusal stands at its field, nothing typed is lost, and the same text goes out with the same key', async () => {
  const network = logIn('5', { [APPLY]: () => refused(400, 'VALIDATION_FAILED', { fields: { note: 'Please leave phone numbers out' } }) });
  openPage(PATH);
  const note = (await findAnsweredForm()).getByRole('textbox', { name: 'Note' });
  await userEvent.type(note, 'Call 98000');
  await send();
  await waitFor(() => expect(note).toHaveAccessibleDescription(/Please leave phone numbers out/u));
  expect(note).toHaveFocus();
  expect(note).toHaveValue('Call 98000');
  expect(form().getByRole('button', { name: 'Send application' })).not.toHaveAttribute('aria-busy');
  await send();
  await waitFor(() => expect(network.requestsOf(APPLY)).toHaveLength(2));
  const [first, second] = network.requestsOf(APPLY).map(({ key }) => key);
  expect(second).toBe(first);
});

test('a role that is refused is told at the choice, which gets the focus', async () => {
  logIn('5', { [APPLY]: () => refused(400, 'VALIDATION_FAILED', { fields: { role_id: 'This role is filled' } }) });
  openPage(PATH);
  await findAnsweredForm();
  await userEvent.type(form().getByRole('radio', { name: /Farhan/u }), '{Enter}');
  expect(await form().findByText('This role is filled')).toBeVisible();
  expect(form().getByRole('radiogroup', { name: 'Role' })).toHaveAccessibleDescription('This role is filled');
  expect(form().getByRole('radio', { name: /Noor/u })).toHaveFocus();
  expect(form().getByRole('textbox', QUESTION)).toHaveValue('Yes');
});

test('a server that is away is told above the button, with everything kept', async () => {
  const network = logIn('5', { [APPLY]: () => refused(503, 'UNAVAILABLE') });
  openPage(PATH);
  await userEvent.type((await findAnsweredForm()).getByRole('textbox', { name: 'Note' }), 'Hello');
  await send();
  expect(await form().findByRole('alert')).toHaveTextContent('Back in a moment.');
  network.respond(APPLY, TAKEN[APPLY]);
  await send();
  expect(await panel().findByText('Sent for Noor, lead')).toBeVisible();
});

test('a note that is too long is told before it is sent', async () => {
  const network = logIn('5', TAKEN);
  openPage(PATH);
  await userEvent.click((await findAnsweredForm()).getByRole('textbox', { name: 'Note' }));
  await userEvent.paste('x'.repeat(1001));
  expect(form().getByText('1001 / 1000')).toBeVisible();
  await send();
  expect(form().getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/At most 1000 characters/u);
  expect(network.requestsOf(APPLY)).toHaveLength(0);
});

test('the poster’s question wants an answer, and takes the focus', async () => {
  const network = logIn('5', TAKEN);
  openPage(PATH);
  await findForm();
  await send();
  expect(form().getByRole('textbox', QUESTION)).toHaveAccessibleDescription(/Please answer the question/u);
  expect(form().getByRole('textbox', QUESTION)).toHaveFocus();
  expect(network.requestsOf(APPLY)).toHaveLength(0);
});

test('at most six pictures go along', async () => {
  logIn('5', TAKEN);
  openPage(PATH);
  const fields = await findForm();
  for (const number of [1, 2, 3, 4, 5, 6]) await userEvent.click(fields.getByRole('checkbox', { name: `Picture ${number}` }));
  expect(fields.getByRole('checkbox', { name: 'Picture 7' })).toBeDisabled();
  await userEvent.click(fields.getByRole('checkbox', { name: 'Picture 2' }));
  expect(fields.getByRole('checkbox', { name: 'Picture 7' })).toBeEnabled();
});

test('a visitor writes, logs in, and finds every word again', async () => {
  jobNetwork();
  openPage(PATH);
  const fields = await findForm();
  await userEvent.click(fields.getByRole('radio', { name: /Farhan/u }));
  await userEvent.type(fields.getByRole('textbox', { name: 'Note' }), 'I ride a scooter');
  await userEvent.click(fields.getByRole('button', { name: 'Log in and apply' }));
  expect(screen.getByText(`Join panel, then ${PATH}#apply`)).toBeInTheDocument();
  document.body.replaceChildren();
  logIn('5', TAKEN);
  openPage(`${PATH}#apply`);
  await screen.findByRole('checkbox', { name: 'Picture 1' });
  expect(form().getByRole('textbox', { name: 'Note' })).toHaveValue('I ride a scooter');
  expect(form().getByRole('radio', { name: /Farhan/u })).toBeChecked();
});

test.each([
  ['profile', /Publish your profile first/u, '/talent/profile-settings'],
  ['membership', /Only members can apply/u, TO_MEMBERSHIP],
  ['closed', /takes no more applications/u, '/jobs'],
] as const)('the gate “%s” is told before anything is typed', async (gate, text, href) => {
  logIn('5', stubState({ gate }));
  openPage(PATH);
  await findTitle();
  expect(await panel().findByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
  const links = panel()
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([href]);
});

const resets_at = '2026-11-30T18:30:00.000Z';

test.each([
  ['free', false, /^With a membership you can send more now/u],
  ['member', true, null],
] as const)(
  'MEM-01 a talent (%s) who has sent every application of the month is told so before anything is typed',
  async (_who, is_member, more) => {
    logIn('5', stubState({ gate: 'membership', allowance: { used: 5, limit: 5, resets_at, is_member } }));
    openPage(PATH);
    await findTitle();
    expect(
      await panel().findByText('You have sent 5 of 5 applications this month. You can apply again from 1 December 2026.'),
    ).toBeVisible();
    expect(more === null ? panel().queryByText(/^With a membership/u) : panel().getByText(more)).toEqual(
      more === null ? null : expect.anything(),
    );
    expect(panel().getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', TO_MEMBERSHIP);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  },
);

test.each([
  ['two are left', { used: 3, limit: 5 }, '3 of 5 applications sent this month'],
  ['more are left', { used: 2, limit: 5 }, null],
  [
    'none is left, and the talent is invited',
    { used: 5, limit: 5 },
    'You have sent all your applications this month. Answering an invitation does not count.',
  ],
  ['there is no limit', { used: 40, limit: null }, null],
] as const)('MEM-01 the form says how many applications were sent when %s: %j', async (_when, counts, text) => {
  logIn('5', stubState({ allowance: { ...counts, resets_at, is_member: false } }));
  openPage(PATH);
  await findForm();
  await form().findByRole('button', { name: 'Send application' });
  expect(form().queryByText(/applications (?:sent )?this month/u)?.textContent ?? null).toBe(text);
});

test('MEM-01 what was typed outlives the way to the membership and back', async () => {
  const allowance = { used: 5, limit: 5, resets_at, is_member: false };
  const network = logIn('5', { [APPLY]: () => refused(403, 'APPLY_BARRED') });
  openPage(PATH);
  const fields = await findAnsweredForm();
  await userEvent.type(fields.getByRole('textbox', { name: 'Note' }), 'I ride a scooter');
  network.respond(`${JOB}/for-talent`, () => ok({ status: 200, data: anApplyState({ gate: 'membership', allowance }) }));
  await send();
  expect(await panel().findByRole('link', { name: 'See the plans' })).toBeVisible();
  document.body.replaceChildren();
  logIn('5', TAKEN);
  openPage(`${PATH}#apply`);
  await screen.findByRole('checkbox', { name: 'Picture 1' });
  expect(form().getByRole('textbox', { name: 'Note' })).toHaveValue('I ride a scooter');
  expect(form().getByRole('textbox', QUESTION)).toHaveValue('Yes');
});

test('a closed call says so to everybody, and has no form', async () => {
  jobNetwork(stubJob({ state: 'closed' }));
  openPage(PATH);
  await findTitle();
  expect(panel().getByRole('heading', { name: 'Applications closed' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test.each<JobStage>(['viewed', 'offer', 'not-selected'])(
  'who applied sees where it stands (%s), and may still apply for another role',
  async (stage) => {
    logIn('5', stubState({ applications: [{ id: 3, role_id: 11, stage }] }));
    openPage(PATH);
    const sent = await screen.findByRole('list', { name: 'You applied' });
    expect(sent).toHaveTextContent(`Noor, lead${STAGE_LABELS[stage]}`);
    expect(panel().getByRole('link', { name: 'Your applications' })).toHaveAttribute('href', '/talent/applications');
    expect((await findForm()).queryByRole('radio', { name: /Noor/u })).not.toBeInTheDocument();
    expect(form().getByRole('radio', { name: /Farhan/u })).toBeChecked();
  },
);

test('who applied for every role has nothing left to send', async () => {
  const applications = [11, 12].map((role_id) => ({ id: role_id, role_id, stage: 'sent' as const }));
  logIn('5', stubState({ applications }));
  openPage(PATH);
  await screen.findByRole('list', { name: 'You applied' });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('an application sent in another tab is told, and shown', async () => {
  const network = logIn('5', { [APPLY]: () => refused(409, 'ALREADY_APPLIED') });
  openPage(PATH);
  await findAnsweredForm();
  network.respond(`${JOB}/for-talent`, () =>
    ok({ status: 200, data: anApplyState({ applications: [{ id: 3, role_id: 11, stage: 'sent' }] }) }),
  );
  await send();
  expect(await screen.findByRole('list', { name: 'You applied' })).toHaveTextContent('Noor, lead');
  expect(screen.getByRole('alert')).toHaveTextContent('You applied for this role already.');
});

test('ROLE-01 the owner is led to the dashboard', async () => {
  logIn('5,7', stubJob({ is_own: true }));
  openPage(PATH);
  await findTitle();
  expect(panel().getByRole('heading', { name: 'This is your call' })).toBeVisible();
  expect(panel().getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute('href', '/client/dashboard?tab=applicants&job=1');
  expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
});

test.each(['7', '20', '1'])('ROLE-01 an account with role %s has no form, and the call of talent is not made', async (role) => {
  const network = logIn(role);
  openPage(PATH);
  await findTitle();
  expect(await panel().findByText(/Calls are answered by talent/u)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(network.requestsOf(`${JOB}/for-talent`)).toHaveLength(0);
});

test('HIR-08 a client is led to the talent side, and other accounts are not', async () => {
  logIn('7');
  openPage(PATH);
  await findTitle();
  expect(await panel().findByRole('link', { name: 'Add the talent side' })).toHaveAttribute('href', '/account#sides');
  cleanup();
  logIn('7,1');
  openPage(PATH);
  await findTitle();
  expect(await panel().findByText(/Your account has none/u)).toBeVisible();
  expect(panel().queryByRole('link')).not.toBeInTheDocument();
});

test('whether one may apply can be asked again when it did not load', async () => {
  const network = logIn('5', { [`${JOB}/for-talent`]: () => refused(503, 'UNAVAILABLE') });
  openPage(PATH);
  expect(await screen.findByText('Whether you can apply did not load')).toBeVisible();
  network.respond(`${JOB}/for-talent`, () => ok({ status: 200, data: anApplyState() }));
  await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
  expect((await findForm()).getByRole('button', { name: 'Send application' })).toBeVisible();
});

test('SEC-43 for a child only roles of its age can be chosen; without one the panel says so', async () => {
  logIn('5', stubState({ barred_role_ids: [12] }));
  openPage(PATH);
  const fields = await findForm();
  expect(fields.queryByText(/Farhan/u)).toBeNull();
  cleanup();
  logIn('5', stubState({ barred_role_ids: [11, 12] }));
  openPage(PATH);
  expect(await screen.findByText(/No role of this call is for a child of this age/u)).toBeVisible();
});

test('SEC-43 no membership is offered for a child', async () => {
  const allowance = { used: 5, limit: 5, resets_at: '2026-12-01T00:00:00+05:30', is_member: false };
  logIn('5', stubState({ gate: 'membership', allowance, barred_role_ids: [] }));
  openPage(PATH);
  expect(await screen.findByText(/You have sent 5 of 5 applications this month/u)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});
