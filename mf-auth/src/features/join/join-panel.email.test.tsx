import { fakeApi, offline, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { askForCode, emailField, clearLogin, press, renderPanel, SEND, SENT, WAYS, waysWith } from '../../testing/join-panel';

beforeEach(clearLogin);

test.each(['', 'nobody', 'nobody@', 'no body@example.com', '@example.com', 'nobody@example'])(
  'LOG-01 "%s" is no e-mail: the message shows and no code is asked for',
  async (text) => {
    const requests = fakeApi({});
    renderPanel();
    if (text) await userEvent.type(emailField(), text);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Please Enter Email ID')).toBeVisible();
    expect(emailField()).toHaveAttribute('aria-invalid', 'true');
    expect(emailField()).toHaveFocus();
    expect(requests.filter(({ path }) => path === SEND)).toHaveLength(0);
  },
);

test('LOG-01 the message goes with the next key', async () => {
  fakeApi({});
  renderPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByText('Please Enter Email ID');
  await userEvent.type(emailField(), 'm');
  expect(screen.queryByText('Please Enter Email ID')).not.toBeInTheDocument();
});

test('LOG-05 a refused code request says why under the field and shows no code boxes', async () => {
  fakeApi({ [SEND]: problem(429, 'TOO_MANY_REQUESTS', 'Please wait 20 seconds.', { retry_after: 20 }) });
  renderPanel();
  await userEvent.type(emailField(), 'meher.kaul@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Please wait 20 seconds.')).toBeVisible();
  expect(emailField()).toHaveAccessibleDescription('Please wait 20 seconds.');
  expect(screen.queryByRole('group', { name: 'Verification code' })).not.toBeInTheDocument();
});

test('LOG-05 an answer whose own status is not 200 is a refusal, too', async () => {
  fakeApi({ [SEND]: ok({ ...SENT, status: 400, message: 'This address cannot be used.' }) });
  renderPanel();
  await userEvent.type(emailField(), 'meher.kaul@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('This address cannot be used.')).toBeVisible();
});

test('LOG-05 a code request that got no answer says so, keeps the address and can be sent again', async () => {
  let isDown = true;
  fakeApi({ [SEND]: () => (isDown ? offline() : ok(SENT)()) });
  renderPanel();
  await userEvent.type(emailField(), 'meher.kaul@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  expect(emailField()).toHaveValue('meher.kaul@example.com');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('group', { name: 'Verification code' })).toBeVisible();
});

test('Login is busy while the code is asked for, and asks once', async () => {
  const requests = fakeApi({ [SEND]: () => new Promise(() => undefined) });
  renderPanel();
  await userEvent.type(emailField(), 'meher.kaul@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(requests.filter(({ path }) => path === SEND)).toHaveLength(1));
});

test('JOIN-03 a panel that is opened again starts with the e-mail', async () => {
  fakeApi({ [SEND]: ok(SENT) });
  const first = renderPanel();
  await askForCode();
  first.unmount();
  renderPanel();
  expect(emailField()).toHaveValue('');
  expect(screen.queryByRole('group', { name: 'Verification code' })).not.toBeInTheDocument();
});

test('LOG-10 social sign-in shows only what is configured, and carries the path to return to', async () => {
  fakeApi({ [WAYS]: waysWith({ google: true }) });
  renderPanel({ route: '/talents?page=2#grid' });
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    `/google/redirect?to=${encodeURIComponent('/talents?page=2#grid')}`,
  );
  expect(screen.queryByRole('link', { name: /Facebook/u })).not.toBeInTheDocument();
});

test('ERR-02 a refusal with a wait and no words for it tells how long', async () => {
  fakeApi({ [SEND]: problem(429, 'TOO_MANY_REQUESTS', 'Please wait a moment.', { retry_after: 150 }) });
  renderPanel();
  await userEvent.type(emailField(), 'meher.kaul@example.com');
  await press('Login');
  expect(await screen.findByText('Please wait a moment. Try again in 3 minutes.')).toBeVisible();
});

test('a closed account is told at the form, with a way on', async () => {
  fakeApi({ [SEND]: problem(403, 'ACCOUNT_CLOSED', 'This account is closed.') });
  const { onClose } = renderPanel();
  await userEvent.type(emailField(), 'meher.kaul@example.com');
  await press('Login');
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is closed.');
  await userEvent.click(screen.getByRole('link', { name: 'write to us' }));
  expect(onClose).toHaveBeenCalled();
});

test('a panel that is opened asks the server nothing but the ways in', async () => {
  const requests = fakeApi({ [WAYS]: waysWith({ google: true }) });
  renderPanel();
  await screen.findByRole('link', { name: 'Continue with Google' });
  expect(requests.map(({ path }) => path)).toEqual([WAYS]);
});
