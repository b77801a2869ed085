import type { UserDetails } from '@alltalent/shared/contracts';
import { aUser as aTalent, type StubRequest, fakeApi, ok } from '@alltalent/shared/testing';

/** A member who is both talent and client. */
export const aUser = (change: Partial<UserDetails> = {}): UserDetails => aTalent({ has_premium: 1, role_id: '5,7', ...change });

/** Makes the browser one that is logged in, and answers its calls by path. Returns the calls made, but for the account's own. */
export function signIn(user: UserDetails, responses: Parameters<typeof fakeApi>[0]): () => readonly StubRequest[] {
  localStorage.setItem('user_id', user.user_id);
  localStorage.setItem('is_login', 'true');
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const requests = fakeApi({ '/api/user/get-user-details': ok(user), ...responses });
  return () => requests.filter(({ path }) => path !== '/api/user/get-user-details');
}
