import { storage } from '@alltalent/shared/api';
import { renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { JoinPanel } from '../join-panel';

export const SEND = '/api/user/send-otp-for-sign-in-up';
export const VERIFY = '/api/login-or-register-with-otp';
export const DETAILS = '/api/user/get-user-details';
export const WAYS = '/api/user/sign-in-ways';

export const SENT = { status: 200, message: 'We sent six digits to your email.', account_status: 1, tnc_agree_show: 0, retry_after: 30 };
export const LOGGED_IN = { status: 200, message: '', account_status: 1, redirect_url: '/', is_login: true, user_id: '11' };

export function renderPanel(returnTo: string | null = null) {
  const onDone = jest.fn();
  const onClose = jest.fn();
  const view = renderWithProviders(<JoinPanel returnTo={returnTo} onDone={onDone} onClose={onClose} />);
  return { ...view, onDone, onClose };
}

export const emailField = () => screen.getByLabelText('Email ID');
export const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /Digit \d of 6/u });
export const typedCode = () =>
  boxes()
    .map(({ value }) => value)
    .join('');

export async function askForCode(email = 'meher.kaul@example.com'): Promise<void> {
  await userEvent.type(emailField(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('group', { name: 'Verification code' });
}

export async function proceedWith(code: string): Promise<void> {
  await userEvent.type(boxes()[0] ?? document.body, code);
  await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
}

export function forgetLogin(): void {
  storage.remove('user_id', 'is_login');
}
