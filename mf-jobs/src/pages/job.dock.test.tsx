import { screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { deferred, jobNetwork, ok, refused } from '../testing/job-network';
import { logIn } from '../testing/log-in';
import { openPage } from '../testing/open-page';

const PATH = '/jobs/1-lead-coming-of-age-feature';
const APPLY = '/api/applications/apply';
const DONE = { status: 200, data: [], invitations: [] };

const dock = async () => within(await screen.findByRole('region', { name: 'Apply for this job' }));
const openSheet = async () => userEvent.click((await dock()).getByRole('button', { name: 'Apply' }));
const findForm = async () => within(await screen.findByRole('form', { name: 'Apply for this call' }));
const note = async () => (await findForm()).getByRole('textbox', { name: 'Note' });
const button = async () => (await findForm()).getByRole('button', { name: 'Send application' });
const closeSheet = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

async function answerInSheet(): Promise<void> {
  await openSheet();
  await userEvent.type((await findForm()).getByRole('textbox', { name: /workshops/u }), 'Yes');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is typed in the sheet stands in the page, and in the sheet when it is opened again', async () => {
  jobNetwork();
  openPage(PATH);
  await openSheet();
  await userEvent.type(await note(), 'I ride a scooter');
  await closeSheet();
  expect(await note()).toHaveValue('I ride a scooter');
  await openSheet();
  expect(await note()).toHaveValue('I ride a scooter');
});

test('a sheet that is closed while an application is under way sends it once', async () => {
  const slow = deferred();
  const network = logIn('5', { [APPLY]: () => slow.response });
  openPage(PATH);
  await answerInSheet();
  await userEvent.click(await button());
  await closeSheet();
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(await button());
  slow.resolve(ok(DONE));
  expect(await screen.findByText('Sent for Noor, lead')).toBeVisible();
  expect(network.requestsOf(APPLY)).toHaveLength(1);
});

test('a refusal that comes after the sheet was closed stands at its field, until it is edited', async () => {
  const slow = deferred();
  logIn('5', { [APPLY]: () => slow.response });
  openPage(PATH);
  await answerInSheet();
  await userEvent.type(await note(), 'Call 98000');
  await userEvent.click(await button());
  await closeSheet();
  slow.resolve(refused(400, 'VALIDATION_FAILED', { fields: { note: 'Please leave phone numbers out' } }));
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
  await openSheet();
  expect(await note()).toHaveAccessibleDescription(/Please leave phone numbers out/u);
  await userEvent.type(await note(), '!');
  await closeSheet();
  expect(await note()).toHaveValue('Call 98000!');
  expect(await note()).not.toHaveAccessibleDescription(/Please leave/u);
});
