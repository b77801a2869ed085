import { storage } from '@alltalent/shared/api';
import type { JoinProgress } from '@alltalent/shared/contracts';
import { type StubRequest, ok, renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { configure } from '@testing-library/react';
import { JoinPanel } from '../features/join/join-panel';

// A whole login is many key presses, and the machine may be busy.
configure({ asyncUtilTimeout: 5_000 });

export const SEND = '/api/user/send-otp-for-sign-in-up';
export const VERIFY = '/api/login-or-register-with-otp';
export const DETAILS = '/api/user/get-user-details';
export const WAYS = '/api/user/sign-in-ways';
export const PROGRESS = '/api/user/join-progress';
export const SIGN_UP = '/user-signup';
export const PASSWORD = '/api/login-with-password';

export const SENT = {
  status: 200,
  message: 'We sent six digits to your email.',
  account_status: 1,
  tnc_agree_show: 0,
  retry_after: 30,
  can_call: 0,
};
export const NEWCOMER = { status: 200, message: '', account_status: 2, redirect_url: '/', is_login: false };
export const LOGGED_IN = { status: 200, message: '', account_status: 1, redirect_url: '/', is_login: true, user_id: '11' };
export const MADE = { status: 1, message: '', fld: '', is_login: true, user_id: '12', isredircttodashbrd: 0, redirect_url: '/' };

export const waysWith = (ways: object) =>
  ok({ status: 200, data: { google: false, facebook: false, phone: false, visitor_dial_code: '', ...ways } });

export const progressWith = (progress: Partial<JoinProgress> | null) =>
  ok({ status: 200, data: progress && { ...UNDER_WAY, ...progress } });

const UNDER_WAY: JoinProgress = {
  step: 'code',
  medium: 'meher.kaul@example.com',
  mediumtype: 2,
  county_code: '',
  message: 'We sent six digits to your email.',
  account_status: 1,
  tnc_agree_show: 0,
  retry_after: 20,
  can_call: 0,
  delivery: 'sent',
  first_name: '',
  last_name: '',
  provider: '',
  redirect_url: '/',
};

type PanelOptions = { readonly returnTo?: string | null; readonly isResumed?: boolean; readonly route?: string };

export function renderPanel({ returnTo = null, isResumed = false, route }: PanelOptions = {}) {
  const onDone = jest.fn();
  const onClose = jest.fn();
  const view = renderWithProviders(
    <JoinPanel returnTo={returnTo} onDone={onDone} onClose={onClose} isResumed={isResumed} />,
    route === undefined ? {} : { route },
  );
  return { ...view, onDone, onClose };
}

export const emailField = () => screen.getByLabelText('Email ID');
export const phoneField = () => screen.findByLabelText<HTMLInputElement>('Phone number');
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => userEvent.click(button(name));
export const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /Digit \d of 6/u });
export const typedCode = () =>
  boxes()
    .map(({ value }) => value)
    .join('');

export const requestsTo = (requests: readonly StubRequest[], path: string) =>
  requests.filter((call) => call.path === path).map(({ body }) => body);

export async function askForCode(email = 'meher.kaul@example.com'): Promise<void> {
  await userEvent.click(emailField());
  await userEvent.paste(email);
  await press('Login');
  await screen.findByRole('group', { name: 'Verification code' });
}

export async function proceedWith(code: string): Promise<void> {
  await userEvent.type(boxes()[0] ?? document.body, code);
  await press('Proceed');
}

export function clearLogin(): void {
  storage.remove('user_id', 'is_login', 'country_code', 'login_open');
}
