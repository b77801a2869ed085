import { storage } from '@alltalent/shared/api';
import { fakeApi, offline, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { act } from '@testing-library/react';
import {
  askForCode,
  boxes,
  requestsTo,
  emailField,
  clearLogin,
  press,
  PROGRESS,
  progressWith,
  renderPanel,
  SEND,
  SENT,
  VERIFY,
} from '../../testing/join-panel';

beforeEach(clearLogin);

test('REL-27 a reload mid-code comes back to the code step with the countdown of the server', async () => {
  const requests = fakeApi({ [PROGRESS]: progressWith({ retry_after: 12, tnc_agree_show: 1 }) });
  renderPanel({ isResumed: true });
  expect(await screen.findByRole('group', { name: 'Verification code' })).toBeVisible();
  expect(emailField()).toHaveValue('meher.kaul@example.com');
  expect(screen.getByRole('timer')).toHaveTextContent(/^Next verification code in 0:1[12]$/u);
  expect(screen.getByRole('checkbox', { name: /talent terms/u })).toBeVisible();
  expect(boxes()[0]).toHaveFocus();
  expect(requestsTo(requests, SEND)).toHaveLength(0);
});

test('REL-27 a phone number comes back without its dial code doubled', async () => {
  const requests = fakeApi({ [PROGRESS]: progressWith({ medium: '+919876543210', mediumtype: 1, county_code: '91' }), [VERIFY]: offline });
  renderPanel({ isResumed: true });
  expect(await screen.findByLabelText('Phone number')).toHaveValue('+91 9876543210');
  await userEvent.type(boxes()[0] ?? document.body, '123456');
  await press('Proceed');
  await waitFor(() =>
    expect(requestsTo(requests, VERIFY)[0]).toMatchObject({ opt_sent_medium: '9876543210', county_code: '91', mediumtype: 1 }),
  );
});

test('REL-27 a proved address goes on with the sign-up', async () => {
  fakeApi({ [PROGRESS]: progressWith({ step: 'sign_up', account_status: 2 }) });
  renderPanel({ isResumed: true });
  expect(await screen.findByRole('heading', { name: 'One More Step to Go!' })).toHaveFocus();
});

test('LOG-10 a social sign-in that waits for a code begins with its address and says why', async () => {
  const requests = fakeApi({
    [PROGRESS]: progressWith({ step: 'confirm', provider: 'google', redirect_url: '/jobs' }),
    [SEND]: ok(SENT),
    [VERIFY]: offline,
  });
  renderPanel({ isResumed: true });
  expect(await screen.findByText('Confirm it with a code and Google is linked to your account.')).toBeVisible();
  expect(emailField()).toHaveValue('meher.kaul@example.com');
  await press('Login');
  await screen.findByRole('group', { name: 'Verification code' });
  await userEvent.type(boxes()[0] ?? document.body, '123456');
  await press('Proceed');
  await waitFor(() => expect(requestsTo(requests, VERIFY)[0]).toMatchObject({ redirect_url: '/jobs' }));
});

test.each([
  ['nothing is under way', progressWith(null)],
  ['the server fails', problem(500, 'INTERNAL', 'Something went wrong on our side')],
  ['there is no answer', offline],
])('REL-27 when %s the panel starts again', async (_case, response) => {
  fakeApi({ [PROGRESS]: response });
  renderPanel({ isResumed: true });
  expect(await screen.findByLabelText('Email ID')).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('REL-27 while the server is asked the panel says that it is busy', async () => {
  fakeApi({ [PROGRESS]: () => new Promise(() => undefined) });
  renderPanel({ isResumed: true });
  expect(await screen.findByRole('status', { name: 'Going on where you left off' })).toHaveAttribute('aria-busy', 'true');
});

test('LOG-03 a panel that was closed and opened again finds the live code and its countdown instead of an error', async () => {
  fakeApi({
    [SEND]: problem(429, 'TOO_MANY_REQUESTS', 'Please wait 14 seconds and try again.', { retry_after: 14 }),
    [PROGRESS]: progressWith({ retry_after: 14 }),
  });
  renderPanel();
  await askForCode('Meher.Kaul@example.com');
  expect(screen.getByRole('timer')).toHaveTextContent(/^Next verification code in 0:1[34]$/u);
  expect(screen.queryByText(/Please wait/u)).not.toBeInTheDocument();
});

test('LOG-05 a code that is live for another address does not hide the refusal', async () => {
  fakeApi({
    [SEND]: problem(429, 'TOO_MANY_REQUESTS', 'Please wait 14 seconds and try again.', { retry_after: 14 }),
    [PROGRESS]: progressWith({ medium: 'somebody.else@example.com' }),
  });
  renderPanel();
  await userEvent.type(emailField(), 'meher.kaul@example.com');
  await press('Login');
  expect(await screen.findByText('Please wait 14 seconds and try again.')).toBeVisible();
});

test('REL-27 login_open is kept while the code step is shown, and goes with it', async () => {
  fakeApi({ [SEND]: ok(SENT) });
  const { unmount } = renderPanel();
  expect(storage.get('login_open')).toBeNull();
  await askForCode();
  await waitFor(() => expect(localStorage.getItem('login_open')).toBe('true'));
  await press('Edit email');
  await waitFor(() => expect(localStorage.getItem('login_open')).toBeNull());
  await press('Login');
  await screen.findByRole('group', { name: 'Verification code' });
  await waitFor(() => expect(localStorage.getItem('login_open')).toBe('true'));
  unmount();
  expect(localStorage.getItem('login_open')).toBeNull();
});

test('REL-27 without a network the panel says so, until it is back', async () => {
  fakeApi({});
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPanel();
  expect(screen.getByText(/^You appear to be offline\./u)).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You appear to be offline\./u)).not.toBeInTheDocument();
  onLine.mockRestore();
});
