import { fakeApi, offline, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { act } from '@testing-library/react';
import {
  askForCode,
  boxes,
  DETAILS,
  emailField,
  forgetLogin,
  LOGGED_IN,
  proceedWith,
  renderPanel,
  SEND,
  SENT,
  typedCode,
  VERIFY,
} from './testing/join-panel';

beforeEach(forgetLogin);

test('LOG-02 a valid e-mail brings a read-only address, Edit email, six boxes, a confirmation and the countdown', async () => {
  const calls = fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  await askForCode('  Meher.Kaul@Example.com ');
  expect(calls.find(({ path }) => path === SEND)?.body).toEqual({ otp_send_medium: 'meher.kaul@example.com', otp_type: '' });
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

test('LOG-03 at the end of the countdown another code can be asked for', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  try {
    const calls = fakeApi({ [SEND]: ok(SENT) });
    renderPanel();
    await user.type(emailField(), 'meher.kaul@example.com');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('timer');
    await act(() => jest.advanceTimersByTimeAsync(21_000));
    expect(screen.getByRole('timer')).toHaveTextContent('Next verification code in 0:09');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await user.click(screen.getByRole('button', { name: 'Resend Verification Code' }));
    expect(await screen.findByRole('timer')).toHaveTextContent('Next verification code in 0:30');
    expect(calls.filter(({ path }) => path === SEND)).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
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

test('LOG-06 with tnc_agree_show 1 the terms must be ticked before anything is sent', async () => {
  const calls = fakeApi({ [SEND]: ok({ ...SENT, tnc_agree_show: 1 }), [VERIFY]: ok(LOGGED_IN), [DETAILS]: ok(null) });
  const { onDone } = renderPanel();
  await askForCode();
  await proceedWith('123456');
  expect(await screen.findByText('Please check our T&C')).toBeVisible();
  expect(calls.some(({ path }) => path === VERIFY)).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: /talent terms/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(calls.find(({ path }) => path === VERIFY)?.body).toMatchObject({ agree_tnc: 1 });
});

test('LOG-06 with tnc_agree_show 0 there is no terms box', async () => {
  fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  await askForCode();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('LOG-07 LOG-11 Proceed logs in: the code goes out as digits, the flags are kept, and the visitor goes on', async () => {
  const calls = fakeApi({ [SEND]: ok(SENT), [VERIFY]: ok({ ...LOGGED_IN, redirect_url: '/post-a-job' }), [DETAILS]: ok(null) });
  const { onDone } = renderPanel('/post-a-job');
  await askForCode();
  await proceedWith('123456');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('/post-a-job'));
  expect(calls.find(({ path }) => path === VERIFY)?.body).toEqual({
    opt_sent_medium: 'meher.kaul@example.com',
    mediumtype: 2,
    account_status: 1,
    otps: ['1', '2', '3', '4', '5', '6'],
    agree_tnc: 0,
    redirect_url: '/post-a-job',
  });
  expect(localStorage.getItem('is_login')).toBe('true');
  expect(localStorage.getItem('user_id')).toBe('11');
});

test('LOG-07 an address without an account is told so, with ways on that work', async () => {
  fakeApi({
    [SEND]: ok({ ...SENT, account_status: 2 }),
    [VERIFY]: ok({ ...LOGGED_IN, account_status: 2, is_login: false, user_id: undefined }),
  });
  const { onDone, onClose } = renderPanel();
  await askForCode('nobody.yet@example.com');
  await proceedWith('123456');
  expect(await screen.findByRole('heading', { name: 'This e-mail has no account yet' })).toHaveFocus();
  expect(onDone).not.toHaveBeenCalled();
  expect(localStorage.getItem('is_login')).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse talent' })).toHaveAttribute('href', '/talents');
  await userEvent.click(screen.getByRole('link', { name: 'Write to us' }));
  expect(onClose).toHaveBeenCalled();
});

test('fewer than six digits are not sent', async () => {
  const calls = fakeApi({ [SEND]: ok(SENT) });
  renderPanel();
  await askForCode();
  await proceedWith('123');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter all six digits');
  expect(calls.some(({ path }) => path === VERIFY)).toBe(false);
});
