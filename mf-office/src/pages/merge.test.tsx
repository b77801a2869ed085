import type { AccountComparison } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import { aPerson, aPersonItem } from '../testing/person.factory';

const RITU = aPersonItem();
const TWIN = aPersonItem({ user_id: 'u_twin', email: 'ritu.old@example.com' });
const PERSON = { '/api/office/people/u_ritu': ok({ status: 200, data: aPerson() }) };
const comparison = (changes: Partial<AccountComparison> = {}) =>
  ok({
    status: 200,
    data: {
      keep: RITU,
      end: TWIN,
      moves: [
        { part: 'favourites', moves: 2, stays: 1 },
        { part: 'notes', moves: 1, stays: 0 },
      ],
      stays: [{ part: 'applications', count: 4 }],
      refusals: [],
      ...changes,
    },
  });
const PAIR = '/api/office/people/merge?keep_id=u_ritu&end_id=u_twin';
const TURNED = '/api/office/people/merge?keep_id=u_twin&end_id=u_ritu';

test('OFF-01 a duplicate is found by the name, compared, and merged with its address typed', async () => {
  const path = '/api/office/people/merge';
  const requests = openOfficeServer({
    ...PERSON,
    '/api/office/people?search=Ritu+Khanna': ok({ status: 200, data: [RITU, TWIN], next: '' }),
    [PAIR]: comparison(),
    [path]: ok({ status: 200, data: aPerson() }),
  });
  const { router } = openPage('/office/people/u_ritu');
  await userEvent.click(await screen.findByRole('link', { name: 'Merge with another account' }));
  const found = within(await screen.findByRole('list', { name: 'Possible duplicates' }));
  expect(found.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(found.getByRole('link'));
  expect(await screen.findByText('Favourites')).toBeVisible();
  expect(screen.getByText('2 move, 1 is in both')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Ritu Khanna, u_twin' })).getByText('Closed for good')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Merge the accounts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge accounts' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Merge the accounts' }));
  expect(await dialog.findByText('Type the address or id as it is shown')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Wrote from both');
  await userEvent.type(dialog.getByLabelText('Type ritu.old@example.com to confirm'), ' ritu.old@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge the accounts' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/people/u_ritu'));
  expect(requests.filter((one) => one.path === path && one.body).map(({ body }) => body)).toEqual([
    { keep_id: 'u_ritu', end_id: 'u_twin', reason: 'Wrote from both', confirmation: 'ritu.old@example.com' },
  ]);
});

test('OFF-01 the other account can stay instead; what refuses that is said, and there is no form', async () => {
  openOfficeServer({
    ...PERSON,
    [PAIR]: comparison(),
    [TURNED]: comparison({ keep: TWIN, end: RITU, refusals: ['The account to end has open jobs.'] }),
  });
  openPage('/office/people/u_ritu/merge?with=u_twin');
  await userEvent.click(await screen.findByRole('radio', { name: 'Keep ritu.old@example.com' }));
  expect(await screen.findByText('The account to end has open jobs.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Merge the accounts' })).toBeNull();
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Ritu Khanna, u_ritu',
    'Ritu Khanna, u_twin',
  ]);
});

test('OFF-01 an account is erased with its address typed; a refusal keeps what was typed, and the account is kept again', async () => {
  const due = aPerson({ deletion_due_at: '2026-12-27T00:00:00.000Z' });
  const answers = [
    problem(400, 'VALIDATION_FAILED', 'Please check.', { fields: { confirmation: 'This is not the address or id of the account.' } }),
    ok({ status: 200, data: due }),
  ];
  openOfficeServer({
    ...PERSON,
    '/api/office/people/erase': () => (answers.shift() ?? ok({}))(),
    '/api/office/people/keep': ok({ status: 200, data: aPerson() }),
  });
  openPage('/office/people/u_ritu');
  await userEvent.click(await screen.findByRole('button', { name: 'Erase the account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase the account' }));
  await userEvent.type(await dialog.findByLabelText('Reason'), 'Letter AT-7');
  const confirmation = dialog.getByLabelText('Type ritu@example.com to confirm');
  await userEvent.type(confirmation, 'rita@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase the account' }));
  expect(await dialog.findByText('This is not the address or id of the account.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Letter AT-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase the account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the account' }));
  const keep = within(await screen.findByRole('dialog', { name: 'Keep the account' }));
  await userEvent.type(await keep.findByLabelText('Reason'), 'They wrote again');
  await userEvent.click(keep.getByRole('button', { name: 'Keep the account' }));
  expect(await screen.findByRole('button', { name: 'Erase the account' })).toBeVisible();
});

test('OFF-01 the data file is downloaded with a reason', async () => {
  const saved = jest.fn(() => '#file');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  const path = '/api/office/people/export';
  const requests = openOfficeServer({ ...PERSON, [path]: ok({ account: {} }) });
  openPage('/office/people/u_ritu');
  await userEvent.click(await screen.findByRole('button', { name: 'Make the data file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make the data file' }));
  await userEvent.type(await dialog.findByLabelText('Reason'), 'Letter AT-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Download the file' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(requests.find((one) => one.path === path)?.body).toEqual({ user_id: 'u_ritu', reason: 'Letter AT-7' });
});

test('OFF-01 support sees none of it', async () => {
  openOfficeServer({ ...PERSON, [PAIR]: comparison() }, aSession({}, ['support']));
  openPage('/office/people/u_ritu');
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
  for (const name of ['Make the data file', 'Erase the account']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Merge with another account' })).toBeNull();
});
