import type { UserDetails } from '@alltalent/shared/contracts';
import { type StubRequest, fakeApi, ok } from '@alltalent/shared/testing';

export const aUser = (change: Partial<UserDetails> = {}): UserDetails => ({
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

/** Makes the browser one that is logged in, and answers its calls by path. Returns the calls made, but for the account's own. */
export function signIn(user: UserDetails, responses: Parameters<typeof fakeApi>[0]): () => readonly StubRequest[] {
  localStorage.setItem('user_id', user.user_id);
  localStorage.setItem('is_login', 'true');
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const requests = fakeApi({ '/api/user/get-user-details': ok(user), ...responses });
  return () => requests.filter(({ path }) => path !== '/api/user/get-user-details');
}
