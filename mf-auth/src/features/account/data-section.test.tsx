import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anAccount, PATHS, CODE_SENT, done, logOut, openSection, typeCode } from '../../testing/account-page';
import { DataSection } from './data-section';

const open = (setup: Parameters<typeof openSection>[1] = {}) => openSection(DataSection, setup);
const data = async () => within(await screen.findByRole('region', { name: 'Your data' }));

type Saved = { readonly name: string; readonly text: Promise<string> };

/** Stands in for the browser's downloads. */
function watchDownloads(): readonly Saved[] {
  const saved: Saved[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) saved.push({ name: this.download, text: readText(blob) });
  });
  return saved;
}

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

beforeEach(logOut);
afterEach(() => jest.restoreAllMocks());

test('SEC-31 the data is saved as a JSON file, after a fresh code', async () => {
  const saved = watchDownloads();
  const { requests } = open({
    account: { fresh_for: 0 },
    responses: { [PATHS.sendCode]: CODE_SENT, [PATHS.confirmCode]: done('Confirmed.'), [PATHS.export]: ok({ account: { id: 'u_1' } }) },
  });
  await userEvent.click((await data()).getByRole('button', { name: 'Download my data' }));
  await screen.findByRole('dialog', { name: 'Confirm it is you' });
  expect(requests.some(({ path }) => path === PATHS.export)).toBe(false);
  await typeCode('417038');
  expect(await (await data()).findByText(/^Saved as alltalent-export-\d{4}-\d{2}-\d{2}\.json\.$/u)).toBeVisible();
  expect(saved[0]?.name).toMatch(/^alltalent-export-\d{4}-\d{2}-\d{2}\.json$/u);
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual({ account: { id: 'u_1' } });
});

test('a download that is refused says why, and saves nothing', async () => {
  const saved = watchDownloads();
  open({ responses: { [PATHS.export]: problem(429, 'TOO_MANY_REQUESTS', 'Five downloads a day. Try again tomorrow.') } });
  await userEvent.click((await data()).getByRole('button', { name: 'Download my data' }));
  expect(await (await data()).findByRole('alert')).toHaveTextContent('Five downloads a day. Try again tomorrow.');
  expect(saved).toEqual([]);
});

test('SEC-31 deletion says what happens, asks once more and for a fresh code, then shows its day', async () => {
  let account = anAccount({ fresh_for: 0 });
  const { requests } = open({
    responses: {
      [PATHS.account]: () => ok({ status: 200, data: account })(),
      [PATHS.sendCode]: CODE_SENT,
      [PATHS.confirmCode]: done('Confirmed.'),
      [PATHS.delete]: () => {
        account = anAccount({ deletion_due_at: '2026-12-21T08:00:00.000Z' });
        return done('Your account will be deleted.')();
      },
    },
  });
  await userEvent.click((await data()).getByRole('button', { name: 'Delete my account' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  expect(question.getByText(/If you have a profile, it leaves the site at once\. For 30 days you can .* keep your account/u)).toBeVisible();
  expect(question.getByText(/After 30 days .* We keep only your membership invoices/u)).toBeVisible();
  expect(
    question.getByText('If you have a membership, we turn its renewal off at once. We do not refund membership payments.'),
  ).toBeVisible();
  await userEvent.type(question.getByRole('textbox'), ' Moving abroad ');
  await userEvent.click(question.getByRole('button', { name: 'Yes, delete it' }));
  await typeCode('417038');
  expect(await screen.findByRole('heading', { name: 'Your account will be deleted on 21 December 2026' })).toBeVisible();
  expect(screen.getByText(/it is off the site until then/u)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ path }) => path === PATHS.delete)?.body).toEqual({ reason: 'Moving abroad' });
  expect((await data()).queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
});

test('a deletion that failed says that nothing was deleted, keeps the reason, and can be tried again', async () => {
  const { requests } = open({ responses: { [PATHS.delete]: problem(503, 'UNAVAILABLE', 'Back in a moment.') } });
  await userEvent.click((await data()).getByRole('button', { name: 'Delete my account' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.type(question.getByRole('textbox'), 'Moving abroad');
  await userEvent.click(question.getByRole('button', { name: 'Yes, delete it' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Back in a moment. Nothing was deleted.');
  expect(question.getByRole('textbox')).toHaveValue('Moving abroad');
  await userEvent.click(question.getByRole('button', { name: 'Yes, delete it' }));
  await waitFor(() => expect(requests.filter(({ path }) => path === PATHS.delete)).toHaveLength(2));
});

test('a reason for going that is refused says so at its field', async () => {
  open({ responses: { [PATHS.delete]: problem(400, 'VALIDATION_FAILED', 'Look again', { fields: { reason: 'Shorter, please' } }) } });
  await userEvent.click((await data()).getByRole('button', { name: 'Delete my account' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.click(question.getByRole('button', { name: 'Yes, delete it' }));
  await waitFor(() => expect(question.getByRole('textbox')).toHaveAccessibleDescription('Shorter, please'));
  expect(question.getByRole('textbox')).toHaveFocus();
});

test('who wants to stay takes the deletion back', async () => {
  let account = anAccount({ deletion_due_at: '2026-12-21T08:00:00.000Z' });
  open({
    responses: {
      [PATHS.account]: () => ok({ status: 200, data: account })(),
      [PATHS.keep]: () => {
        account = anAccount();
        return done('Your account stays.')();
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(screen.queryByText(/will be deleted on/u)).not.toBeInTheDocument();
});
