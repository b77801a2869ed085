import { ok, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anAccount, PATHS, done, logOut, openSection } from '../../testing/account-page';
import { PasswordSection } from './password-section';

beforeEach(logOut);

test('SEC-31 a password of 15 characters is set; a shorter one is refused before anything is sent', async () => {
  let account = anAccount();
  const { requests } = openSection(PasswordSection, {
    responses: {
      [PATHS.account]: () => ok({ status: 200, data: account })(),
      [PATHS.setPassword]: () => {
        account = anAccount({ has_password: true });
        return done('Your password is set. Your other logins are ended.')();
      },
    },
  });
  const password = within(await screen.findByRole('region', { name: 'Password' }));
  await userEvent.click(password.getByRole('button', { name: 'Set a password' }));
  const field = password.getByLabelText('New password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(password.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.type(field, 'too short');
  await userEvent.click(password.getByRole('button', { name: 'Set a password' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at least 15 characters; a short sentence is fine/u));
  await userEvent.type(field, ' until it is not');
  await userEvent.click(password.getByRole('button', { name: 'Set a password' }));
  expect(await password.findByText('Your password is set. Your other logins are ended.')).toBeVisible();
  expect(password.getByRole('button', { name: 'Change password' })).toBeVisible();
  expect(requests.find(({ path }) => path === PATHS.setPassword)?.body).toEqual({ password: 'too short until it is not' });
});

test('a link to the password opens its form', async () => {
  openSection(PasswordSection, { route: '/account#password' });
  expect(await screen.findByLabelText('New password')).toBeVisible();
});
