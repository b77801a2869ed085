import { fakeApi, offline, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import {
  askForCode,
  boxes,
  requestsTo,
  DETAILS,
  emailField,
  clearLogin,
  LOGGED_IN,
  proceedWith,
  renderPanel,
  SEND,
  SENT,
  typedCode,
  VERIFY,
} from '../../testing/join-panel';

beforeEach(clearLogin);

test('LOG-02 a valid e-mail brings a read-only address, Edit email, six boxes, a confirmation and the countdown', async () => {
  const requests = fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  await askForCode('  Meher.Kaul@Example.com ');
  expect(requests.find(({ path }) => path === SEND)?.body).toEqual({
    otp_send_medium: 'meher.kaul@example.com',
    otp_type: '',
    county_code: '',
  });
  expect(emailField()).toHaveAttribute('readonly');
  expect(emailField()).toHaveValue('meher.kaul@example.com');
  expect(screen.getByRole('button', { name: 'Edit email' })).toBeVisible();
  expect(boxes()).toHaveLength(6);
  expect(boxes()[0]).toHaveFocus();
  expect(screen.getAllByText('We sent six digits to your email.')[0]).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Next verification code in 0:(30|29)$/u);
});

test('LOG-02 Edit email goes back with the address kept and the code gone', async () => {
  fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  await askForCode();
  await userEvent.type(boxes()[0] ?? document.body, '123');
  await userEvent.click(screen.getByRole('button', { name: 'Edit email' }));
  expect(emailField()).toHaveValue('meher.kaul@example.com');
  expect(emailField()).not.toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('group', { name: 'Verification code' });
  expect(typedCode()).toBe('');
});

test('LOG-05 a wrong code shows the message, empties the boxes and starts at the first', async () => {
  fakeApi({ [SEND]: ok(SENT), [VERIFY]: problem(422, 'CODE_INVALID', 'This code does not work.') });
  renderPanel();
  await askForCode();
  await proceedWith('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code does not work.');
  expect(typedCode()).toBe('');
  expect(boxes()[0]).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Proceed' })).toBeEnabled();
});

test('LOG-05 when the network fails at the code, the fixed sentence shows and nothing is lost', async () => {
  fakeApi({ [SEND]: ok(SENT), [VERIFY]: offline });
  renderPanel();
  await askForCode();
  await proceedWith('123456');
  expect(await screen.findByText('Something is wrong. Please enter valid OTP')).toBeVisible();
  expect(typedCode()).toBe('123456');
  expect(screen.getByRole('button', { name: 'Proceed' })).toBeEnabled();
});

test('LOG-05 when the site cannot be reached at the code, that is said and the digits stay', async () => {
  fakeApi({ [SEND]: ok(SENT), [VERIFY]: problem(503, 'UNAVAILABLE', 'All Talent cannot be reached right now.') });
  renderPanel();
  await askForCode();
  await proceedWith('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('All Talent cannot be reached right now.');
  expect(typedCode()).toBe('123456');
  expect(screen.getByRole('button', { name: 'Proceed' })).toBeEnabled();
});

test('LOG-07 LOG-11 Proceed logs in: the code goes out as digits, the flags are kept, and the visitor goes on', async () => {
  const requests = fakeApi({ [SEND]: ok(SENT), [VERIFY]: ok({ ...LOGGED_IN, redirect_url: '/post-a-job' }), [DETAILS]: ok(null) });
  const { onDone } = renderPanel({ returnTo: '/post-a-job' });
  await askForCode();
  await proceedWith('123456');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('/post-a-job'));
  expect(requests.find(({ path }) => path === VERIFY)?.body).toEqual({
    opt_sent_medium: 'meher.kaul@example.com',
    mediumtype: 2,
    county_code: '',
    account_status: 1,
    otps: ['1', '2', '3', '4', '5', '6'],
    agree_tnc: 0,
    redirect_url: '/post-a-job',
  });
  expect(localStorage.getItem('is_login')).toBe('true');
  expect(localStorage.getItem('user_id')).toBe('11');
});

test('LOG-07 without a path to return to, the visitor stays on the page that is open', async () => {
  const requests = fakeApi({ [SEND]: ok(SENT), [VERIFY]: ok({ ...LOGGED_IN, redirect_url: '/talents?page=2' }), [DETAILS]: ok(null) });
  const { onDone } = renderPanel({ route: '/talents?page=2' });
  await askForCode();
  await proceedWith('123456');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('/talents?page=2'));
  expect(requestsTo(requests, VERIFY)[0]).toMatchObject({ redirect_url: '/talents?page=2' });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/frontend/logout', ''])(
  'SEC-26 an answer that says to go on to "%s" leads to the home page',
  async (path) => {
    fakeApi({ [SEND]: ok(SENT), [VERIFY]: ok({ ...LOGGED_IN, redirect_url: path }), [DETAILS]: ok(null) });
    const { onDone } = renderPanel();
    await askForCode();
    await proceedWith('123456');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
  },
);

test('SEC-26 a login on the logout page does not go back to it', async () => {
  const requests = fakeApi({ [SEND]: ok(SENT), [VERIFY]: ok(LOGGED_IN), [DETAILS]: ok(null) });
  renderPanel({ route: '/frontend/logout' });
  await askForCode();
  await proceedWith('123456');
  await waitFor(() => expect(requestsTo(requests, VERIFY)[0]).toMatchObject({ redirect_url: '/' }));
});

test('fewer than six digits are not sent', async () => {
  const requests = fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  await askForCode();
  await proceedWith('123');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter all six digits');
  expect(requests.some(({ path }) => path === VERIFY)).toBe(false);
});
