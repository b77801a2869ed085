import type { UserDetails } from '@alltalent/shared/contracts';
import { screen, userEvent } from '@alltalent/shared/testing';
import { answerCalls } from '../testing/answers';
import { findTitle, openPage } from '../testing/open-page';

const aUser = (change: Partial<UserDetails> = {}): UserDetails => ({
  user_id: '12',
  first_name: 'Meher',
  last_name: 'Kaul',
  image_name: '',
  profile_image: '',
  slug: 'meher-kaul-1a2b3c4d',
  unread_notification_cnt: 0,
  has_premium: 1,
  role_id: '5,7',
  county_Code: '91',
  contact_no: '9800000000',
  email: 'meher.kaul@example.com',
  location: 'Srinagar',
  ...change,
});

function logIn(user: UserDetails): void {
  localStorage.setItem('user_id', '12');
  localStorage.setItem('is_login', 'true');
  document.cookie = 'XSRF-TOKEN=token; path=/';
  answerCalls({ '/api/user/get-user-details': user });
}

beforeEach(() => localStorage.clear());

test.each(['/client/dashboard'])('LINK-01 %s tells a visitor what it is for, and comes back to it after the login', async (path) => {
  openPage(path);
  const login = await screen.findByRole('button', { name: 'Login / My Account' });
  expect(screen.getByRole('list', { name: 'What you find here' })).toBeInTheDocument();
  await userEvent.click(login);
  expect(screen.getByText(`Join panel, then ${path}`)).toBeInTheDocument();
});

test('the dashboard greets by name and leads to talent and to the casting desk', async () => {
  logIn(aUser({ role_id: '7' }));
  openPage('/client/dashboard');
  expect(await screen.findByText('Hello, Meher')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the wall' })).toHaveAttribute('href', '/talents');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contactus');
});

test.each([['/client/dashboard', '5']])('%s is not for an account with role %s', async (path, role) => {
  logIn(aUser({ role_id: role }));
  openPage(path);
  expect(await screen.findByText('You do not have access')).toBeInTheDocument();
  expect(await findTitle()).toBeInTheDocument();
});
