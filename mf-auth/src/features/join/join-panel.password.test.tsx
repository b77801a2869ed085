import { storage } from '@alltalent/shared/api';
import { fakeApi, offline, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import {
  requestsTo,
  DETAILS,
  emailField,
  clearLogin,
  LOGGED_IN,
  PASSWORD,
  press,
  proceedWith,
  renderPanel,
  SEND,
  SENT,
  VERIFY,
} from '../../testing/join-panel';

const SECRET = 'seven quiet lamps at dusk';

beforeEach(clearLogin);

const username = () => screen.findByLabelText('Email ID or phone number');
const password = () => screen.getByLabelText('Password');

async function openPassword() {
  await press('Log in with a password');
  await username();
}

async function logIn(name: string) {
  await userEvent.type(await username(), name);
  await userEvent.click(password());
  await userEvent.paste(SECRET);
  await press('Login');
}

test('LOG-09 an e-mail and a password log in; remember me is told to the server', async () => {
  const requests = fakeApi({ [PASSWORD]: ok({ ...LOGGED_IN, redirect_url: '/post-a-job' }), [DETAILS]: ok(null) });
  const { onDone } = renderPanel({ returnTo: '/post-a-job' });
  await openPassword();
  expect(screen.getByRole('heading', { name: 'Log in with a password' })).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: /Remember me/u }));
  await logIn('Meher.Kaul@Example.com');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('/post-a-job'));
  expect(requestsTo(requests, PASSWORD)).toEqual([
    { username: 'meher.kaul@example.com', password: SECRET, country_code: '91', remember_me: 1, redirect_url: '/post-a-job' },
  ]);
});

test('SEC-49 D1 after a login by password neither name nor password is in any storage or address', async () => {
  fakeApi({ [PASSWORD]: ok(LOGGED_IN), [DETAILS]: ok(null) });
  const { onDone } = renderPanel();
  await openPassword();
  await logIn('meher.kaul@example.com');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.location.href]);
  expect(stored).not.toContain(SECRET);
  expect(stored).not.toContain('meher');
  expect(Object.keys(localStorage).sort()).toEqual(['is_login', 'user_id']);
});

test('LOG-09 a phone number asks for its country code, 91 to begin with', async () => {
  const requests = fakeApi({ [PASSWORD]: ok(LOGGED_IN), [DETAILS]: ok(null) });
  renderPanel();
  await openPassword();
  expect(screen.queryByLabelText('Country code')).not.toBeInTheDocument();
  await userEvent.type(await username(), '9876543210');
  expect(screen.getByLabelText('Country code')).toHaveValue('91');
  await userEvent.clear(screen.getByLabelText('Country code'));
  await userEvent.type(screen.getByLabelText('Country code'), '+44');
  await userEvent.type(password(), 'x');
  await press('Login');
  await waitFor(() =>
    expect(requestsTo(requests, PASSWORD)[0]).toMatchObject({ username: '9876543210', country_code: '44', remember_me: 0 }),
  );
});

test('the password can be shown and hidden, and browsers know the fields', async () => {
  fakeApi({});
  renderPanel();
  await openPassword();
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(await username()).toHaveAttribute('autocomplete', 'username');
  await press('Show password');
  expect(password()).toHaveAttribute('type', 'text');
  await press('Hide password');
  expect(password()).toHaveAttribute('type', 'password');
});

test('without a name or a password nothing is sent', async () => {
  const requests = fakeApi({});
  renderPanel();
  await openPassword();
  await press('Login');
  expect(await screen.findByText('Please Enter Email ID')).toBeVisible();
  expect(screen.getByText('Enter your password')).toBeVisible();
  expect(await username()).toHaveFocus();
  expect(requestsTo(requests, PASSWORD)).toHaveLength(0);
});

test.each([
  ['LOGIN_FAILED', problem(422, 'LOGIN_FAILED', 'These details do not match.'), 'These details do not match.'],
  ['no answer', offline, /The server could not be reached\./u],
  ['a locked login', problem(403, 'LOGIN_LOCKED', 'This login is locked.'), /This login is locked\. Open the link/u],
])('LOG-09 on %s the message says so, and the name is kept', async (_case, response, text) => {
  fakeApi({ [PASSWORD]: response });
  renderPanel();
  await openPassword();
  await logIn('meher.kaul@example.com');
  expect(await screen.findByText(text)).toBeVisible();
  expect(await username()).toHaveValue('meher.kaul@example.com');
});

test('a forgotten password: a code logs in, and the way leads to setting a new one', async () => {
  const requests = fakeApi({ [SEND]: ok(SENT), [VERIFY]: ok({ ...LOGGED_IN, redirect_url: '/account#password' }), [DETAILS]: ok(null) });
  const { onDone } = renderPanel({ returnTo: '/jobs' });
  await userEvent.type(emailField(), 'meher.kaul@example.com');
  await openPassword();
  await press('Forgot your password? Log in with a code');
  await press('Login');
  await screen.findByRole('group', { name: 'Verification code' });
  await proceedWith('123456');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('/account#password'));
  expect(requestsTo(requests, VERIFY)[0]).toMatchObject({ redirect_url: '/account#password' });
});

test('REL-30 with a storage that throws the whole way works', async () => {
  const refuse = () => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  fakeApi({ [SEND]: ok(SENT), [VERIFY]: ok(LOGGED_IN), [DETAILS]: ok(null) });
  const { onDone } = renderPanel();
  await userEvent.type(emailField(), 'meher.kaul@example.com');
  await press('Login');
  await screen.findByRole('group', { name: 'Verification code' });
  await proceedWith('123456');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
  spies.forEach((spy) => spy.mockRestore());
  storage.remove('user_id', 'is_login');
});
