import { fakeApi, ok, screen, userEvent } from '@alltalent/shared/testing';
import { act } from '@testing-library/react';
import {
  requestsTo,
  emailField,
  clearLogin,
  PROGRESS,
  progressWith,
  renderPanel,
  SEND,
  SENT,
  VERIFY,
  WAYS,
  waysWith,
} from '../../testing/join-panel';

beforeEach(clearLogin);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function askForCodeNow() {
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  await user.type(emailField(), 'meher.kaul@example.com');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('timer');
  return user;
}

test('LOG-03 at the end of the countdown another code can be asked for', async () => {
  const requests = fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  const user = await askForCodeNow();
  await pass(21);
  expect(screen.getByRole('timer')).toHaveTextContent('Next verification code in 0:09');
  expect(screen.queryByRole('button', { name: 'Resend Verification Code' })).not.toBeInTheDocument();
  await pass(10);
  await user.click(screen.getByRole('button', { name: 'Resend Verification Code' }));
  expect(await screen.findByRole('timer')).toHaveTextContent('Next verification code in 0:30');
  expect(requestsTo(requests, SEND)).toHaveLength(2);
});

test('LOG-03 LOG-08 after one resend the code can also come by a call, with a countdown of its own', async () => {
  const requests = fakeApi({ [SEND]: ok({ ...SENT, can_call: 1 }) });
  renderPanel();
  const user = await askForCodeNow();
  await pass(30);
  expect(screen.queryByRole('button', { name: 'Call to verification code' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Resend Verification Code' }));
  expect(await screen.findByText('Next CALL to verification code in 0:30')).toBeVisible();
  await pass(30);
  await user.click(screen.getByRole('button', { name: 'Call to verification code' }));
  expect(await screen.findByText('Next CALL to verification code in 0:30')).toBeVisible();
  expect(requestsTo(requests, SEND).map((body) => (body as { otp_type: string }).otp_type)).toEqual(['', '', 'call']);
});

test('LOG-03 without can_call no call is offered', async () => {
  fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  const user = await askForCodeNow();
  await pass(30);
  await user.click(screen.getByRole('button', { name: 'Resend Verification Code' }));
  await screen.findByRole('timer');
  expect(screen.queryByText(/CALL/u)).not.toBeInTheDocument();
});

test('REL-27 after a sleep the countdown is right, and a clock that is set back makes no wait longer', async () => {
  fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  await askForCodeNow();
  const begun = Date.now();
  jest.setSystemTime(begun + 18_000);
  await pass(0.3);
  expect(screen.getByRole('timer')).toHaveTextContent(/in 0:1[12]$/u);
  jest.setSystemTime(begun - 3_600_000);
  await pass(0.3);
  expect(screen.getByRole('timer')).toHaveTextContent(/in 0:30$/u);
  jest.setSystemTime(begun + 3_600_000);
  await pass(0.3);
  expect(screen.getByRole('button', { name: 'Resend Verification Code' })).toBeVisible();
});

test('a code that does not leave the mail server is told; one on its way is not', async () => {
  let delivery: 'waiting' | 'late' | 'failed' = 'waiting';
  const requests = fakeApi({ [SEND]: ok(SENT), [PROGRESS]: () => progressWith({ delivery })(), [WAYS]: waysWith({ phone: true }) });
  renderPanel();
  await askForCodeNow();
  await pass(4);
  expect(requestsTo(requests, PROGRESS)).toHaveLength(0);
  await pass(2);
  expect(requestsTo(requests, PROGRESS)).toHaveLength(1);
  expect(screen.queryByText(/mail server/u)).not.toBeInTheDocument();
  delivery = 'late';
  await pass(10);
  expect(
    screen.getByText('Our mail server has not taken your code yet. We keep trying; you can also use your phone number.'),
  ).toBeVisible();
  delivery = 'failed';
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(0.1);
  expect(screen.getByText(/has not taken your code yet\. Please ask for another one/u)).toBeVisible();
  expect(requestsTo(requests, PROGRESS)).toHaveLength(3);
  expect(requestsTo(requests, VERIFY)).toHaveLength(0);
});
