import { fakeApi, offline, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import {
  askForCode,
  button,
  requestsTo,
  clearLogin,
  MADE,
  NEWCOMER,
  press,
  proceedWith,
  PROGRESS,
  progressWith,
  renderPanel,
  SEND,
  SENT,
  SIGN_UP,
  VERIFY,
} from '../../testing/join-panel';
import { fillIn, openSignUp } from '../../testing/sign-up';

beforeEach(clearLogin);

const WHOLE = { first: 'Asha', last: 'Rao', number: '9876543210', birth: ['1', '2', '1990'] } as const;

test('SGN-03 a message for no field of the form stands at the form', async () => {
  await openSignUp({ [SIGN_UP]: ok({ ...MADE, status: '0', message: 'Not today.', fld: 'something_new' }) });
  await fillIn(WHOLE);
  await press('Create my account');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
});

test('a proof that is too old leads back to a new code', async () => {
  await openSignUp({ [SIGN_UP]: ok({ ...MADE, status: '0', message: 'Your code is too old.', fld: 'signup_sent_medium_val' }) });
  await fillIn(WHOLE);
  await press('Create my account');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a new code' }));
  expect(screen.getByLabelText('Email ID')).toHaveValue('new.face@example.com');
});

test.each([
  ['no answer', offline, 'The server could not be reached. Please try again.'],
  ['a refusal', problem(429, 'TOO_MANY_REQUESTS', 'Please wait 20 seconds and try again.', { retry_after: 20 }), 'Please wait 20 seconds'],
])('LOG-05 %s loses nothing that was typed, and the button is there again', async (_case, response, text) => {
  let isDown = true;
  const requests = await openSignUp({ [SIGN_UP]: () => (isDown ? response() : ok(MADE)()) });
  await fillIn(WHOLE);
  await press('Create my account');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('First name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Year')).toHaveValue('1990');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(button('Create my account')).not.toHaveAttribute('aria-busy');
  isDown = false;
  await press('Create my account');
  await waitFor(() => expect(requests.onDone).toHaveBeenCalledWith('/'));
});

test('the account is asked for once, however often the button is pressed', async () => {
  const requests = await openSignUp({ [SIGN_UP]: () => new Promise(() => undefined) });
  await fillIn(WHOLE);
  await press('Create my account');
  await press('Create my account');
  await userEvent.type(screen.getByLabelText('First name'), '{Enter}');
  expect(requestsTo(requests, SIGN_UP)).toHaveLength(1);
});

test('LOG-10 what the social sign-in knows is filled in', async () => {
  fakeApi({ [PROGRESS]: progressWith({ step: 'sign_up', first_name: 'Asha', last_name: 'Rao', provider: 'google' }) });
  renderPanel({ isResumed: true });
  expect(await screen.findByLabelText('First name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Last name')).toHaveValue('Rao');
});

test('the terms open beside the form, so that nothing typed is lost', async () => {
  await openSignUp();
  expect(screen.getByRole('link', { name: /^Terms & Conditions/u })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^Privacy Policy/u })).toHaveAttribute('target', '_blank');
});

test('LOG-07 an address without an account goes from the code to the sign-up, and is not logged in', async () => {
  const requests = fakeApi({ [SEND]: ok({ ...SENT, account_status: 2 }), [VERIFY]: ok(NEWCOMER) });
  const { onDone } = renderPanel();
  await askForCode('nobody.yet@example.com');
  await proceedWith('123456');
  expect(await screen.findByRole('heading', { name: 'One More Step to Go!' })).toHaveFocus();
  expect(screen.getByLabelText('Phone number')).toBeVisible();
  expect(requestsTo(requests, VERIFY)).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
  expect(localStorage.getItem('is_login')).toBeNull();
});
