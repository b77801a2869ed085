import type { Child } from '@alltalent/shared/contracts';
import { aUser, fakeApi, offline, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { PATHS, done, logOut, openPage, openSignedIn } from '../testing/account-page';
import { Component as ChildrenPage } from './children.page';

const CONSENT = { version: '2026-11', text: 'I am the parent. I can withdraw my consent at any time.' };

const MIRA: Child = {
  id: 'c_1',
  first_name: 'Mira',
  last_name: 'Rao',
  birth_date: '2016-05-04',
  relation: 'mother',
  consent_version: '2026-11',
  consent_given_at: '2026-11-01T08:00:00.000Z',
  consent_withdrawn_at: null,
};

const listOf = (...data: readonly Child[]) => ok({ status: 200, data, consent: CONSENT });
const open = (responses: Parameters<typeof fakeApi>[0], roleId = '9') =>
  openSignedIn({ page: <ChildrenPage />, route: '/account/children', roleId, responses });

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('First name'), 'Mira');
  await userEvent.type(screen.getByLabelText('Last name'), 'Rao');
  await userEvent.type(screen.getByLabelText('Your child’s date of birth'), '2016-05-04');
  await userEvent.selectOptions(screen.getByLabelText('You are the child’s'), 'Mother');
  await userEvent.click(screen.getByRole('checkbox'));
}

const register = () => userEvent.click(screen.getByRole('button', { name: 'Register the child' }));

beforeEach(logOut);

test('a visitor is invited to log in and comes back', async () => {
  fakeApi({});
  openPage(<ChildrenPage />, '/account/children');
  await userEvent.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then /account/children')).toBeVisible();
});

test.each(['5', '7', '5,7', '20', '1'])('ROLE-01 SGN-04 an account with role %s does not have access', async (roleId) => {
  const { requests } = open({}, roleId);
  expect(await screen.findByText('You do not have access')).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual([PATHS.details]);
});

test('SGN-04 a guardian reads the whole consent, ticks it and registers a child', async () => {
  const lists = [listOf(), listOf(MIRA)];
  const { requests } = open({
    [PATHS.children]: () => (lists.length > 1 ? lists.shift() : lists[0])?.() ?? offline(),
    [PATHS.addChild]: done('Mira is registered.'),
  });
  expect(await screen.findByText('No children yet')).toBeVisible();
  expect(screen.getByText(CONSENT.text)).toBeVisible();
  await fillIn();
  await register();
  expect(await screen.findByText('Mira is registered.')).toBeVisible();
  expect(await screen.findByText('Mira Rao')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(requests.find(({ path }) => path === PATHS.addChild)?.body).toEqual({
    first_name: 'Mira',
    last_name: 'Rao',
    birth_date: '2016-05-04',
    relation: 'mother',
    agree_consent: 1,
    consent_version: '2026-11',
  });
});

test('SGN-04 without consent and details nothing is sent, and every field says what it needs', async () => {
  const { requests } = open({ [PATHS.children]: listOf() });
  await screen.findByLabelText('First name');
  await register();
  expect(await screen.findByText('Please give your consent')).toBeVisible();
  for (const text of ['Please Enter First Name', 'Please Enter Last Name', 'Please Enter Date of Birth'])
    expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(requests.some(({ path }) => path === PATHS.addChild)).toBe(false);
});

test('SGN-04 the server’s word about a field stands at the field, and what was typed stays', async () => {
  const refusal = problem(400, 'VALIDATION_FAILED', 'No.', { fields: { birth_date: 'Your child is 18 or older.' } });
  open({ [PATHS.children]: listOf(), [PATHS.addChild]: refusal });
  await fillIn();
  await register();
  expect(await screen.findByText('Your child is 18 or older.')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Mira');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('SGN-04 a consent text that changed meanwhile has to be read and ticked again', async () => {
  const newText = { version: '2026-12', text: 'The new text.' };
  const lists = [listOf(), ok({ status: 200, data: [], consent: newText })];
  open({
    [PATHS.children]: () => (lists.length > 1 ? lists.shift() : lists[0])?.() ?? offline(),
    [PATHS.addChild]: problem(400, 'VALIDATION_FAILED', 'No.', { fields: { consent_version: 'The consent text has changed.' } }),
  });
  await fillIn();
  await register();
  expect(await screen.findByText('The new text.')).toBeVisible();
  expect(screen.getByText('The consent text has changed.')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByLabelText('Last name')).toHaveValue('Rao');
});

test('SGN-04 a consent is withdrawn after a question, and can be given again', async () => {
  const withdrawn = { ...MIRA, consent_withdrawn_at: '2026-11-21T08:00:00.000Z', deleted_on: '2026-12-21' };
  const lists = [listOf(MIRA), listOf(withdrawn)];
  const { requests } = open({
    [PATHS.children]: () => (lists.length > 1 ? lists.shift() : lists[0])?.() ?? offline(),
    [PATHS.withdraw]: done('Your consent is withdrawn.'),
  });
  expect(await screen.findByText('Version 2026-11, given on 1 November 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw consent for Mira' }));
  const question = within(screen.getByRole('dialog', { name: 'Withdraw your consent?' }));
  expect(question.getByText(/After 30 days everything stored about Mira is deleted/u)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Withdraw consent' }));
  expect(await screen.findByText(/Everything stored about Mira is deleted on 21 December 2026/u)).toBeVisible();
  expect(await screen.findByText('Your consent is withdrawn.')).toBeVisible();
  expect(requests.find(({ path }) => path === PATHS.withdraw)?.body).toEqual({ child_id: 'c_1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Give consent again for Mira' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Mira');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('SGN-04 SEC-43 a guardian removes a child after a question that says what is deleted', async () => {
  const lists = [listOf(MIRA), listOf()];
  const { requests } = open({
    [PATHS.children]: () => (lists.length > 1 ? lists.shift() : lists[0])?.() ?? offline(),
    [PATHS.removeChild]: done('Everything stored about Mira is deleted.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mira' }));
  const question = within(screen.getByRole('dialog', { name: 'Remove Mira?' }));
  expect(question.getByText(/the name, the date of birth and every consent you gave/u)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Remove and delete everything' }));
  expect(await screen.findByText('Everything stored about Mira is deleted.')).toBeVisible();
  expect(await screen.findByText('No children yet')).toBeVisible();
  expect(requests.find(({ path }) => path === PATHS.removeChild)?.body).toEqual({ child_id: 'c_1' });
});

test('a removal that fails says that nothing was deleted', async () => {
  open({ [PATHS.children]: listOf(MIRA), [PATHS.removeChild]: offline });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mira' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove and delete everything' }));
  expect(await screen.findByText(/Nothing was deleted\./u)).toBeVisible();
});

test('a withdrawal that fails says that the consent stands', async () => {
  open({ [PATHS.children]: listOf(MIRA), [PATHS.withdraw]: offline });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw consent for Mira' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw consent' }));
  expect(await screen.findByText(/Your consent still stands\./u)).toBeVisible();
});

test('children that do not load can be asked for again', async () => {
  let isDown = true;
  open({ [PATHS.children]: () => (isDown ? offline() : listOf(MIRA)()) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your children did not load');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mira Rao')).toBeVisible();
});

const WAITING = { unread_messages: 2, offers_to_answer: 1, unread_notifications: 0 };
const never = () => new Promise<never>(() => undefined);

test('HIR-02 a guardian sees for each child what waits, and acts for it', async () => {
  const noor = { ...MIRA, id: 'c_2', first_name: 'Noor', account: { unread_messages: 0, offers_to_answer: 0, unread_notifications: 3 } };
  const { requests } = open({ [PATHS.children]: listOf({ ...MIRA, account: WAITING }, noor), [PATHS.switch]: never });
  expect(await screen.findByRole('button', { name: '2 unread messages for Mira' })).toBeVisible();
  expect(screen.getByRole('button', { name: '1 offer to answer for Mira' })).toBeVisible();
  expect(screen.getByRole('button', { name: '3 unread notifications for Noor' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Act for Noor' }));
  expect(screen.getByRole('button', { name: 'Act for Noor' })).toHaveAttribute('aria-busy', 'true');
  expect(requests.find(({ path }) => path === PATHS.switch)?.body).toEqual({ account_id: 'c_2' });
});

test('HIR-02 a child whose account cannot be used any more is told beside it, and the button is there again', async () => {
  open({
    [PATHS.children]: listOf({ ...MIRA, account: WAITING }),
    [PATHS.switch]: problem(404, 'NOT_FOUND', 'This account is not open to you.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Act for Mira' }));
  expect(await screen.findByText(/This account is not open to you/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Act for Mira' })).not.toHaveAttribute('aria-busy', 'true');
});

test('SEC-43 with a consent to an older text nobody acts for the child, and the new text is there to agree to', async () => {
  open({ [PATHS.children]: listOf({ ...MIRA, account: null, needs_new_consent: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Read the new text for Mira' }));
  expect(screen.queryByRole('button', { name: 'Act for Mira' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Consent again for Mira' })).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('SEC-43 a child of 18 is told to need an account of its own, and no new consent is asked for', async () => {
  open({ [PATHS.children]: listOf({ ...MIRA, account: WAITING, needs_new_consent: true, is_of_age: true }) });
  expect(await screen.findByText(/Mira is 18 or older now and needs an account of their own/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Read the new text/u })).toBeNull();
});

test('HIR-02 while a child’s account is in use, the page leads back to the own account', async () => {
  const acting = { person_id: 'u_leela', name: 'Leela Iyer', standing: 'guardian' } as const;
  const { requests } = openSignedIn({
    page: <ChildrenPage />,
    route: '/account/children',
    roleId: '5',
    responses: { [PATHS.details]: ok(aUser({ user_id: '11', role_id: '5', acting })) },
  });
  expect(await screen.findByRole('heading', { name: 'Your children' })).toBeVisible();
  expect(requests.some(({ path }) => path === PATHS.children)).toBe(false);
});
