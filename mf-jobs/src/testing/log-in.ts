import { aUser } from './signed-in';
import { jobNetwork, ok } from './job-network';

/** A browser that is logged in with these roles, and the network it talks to. */
export function logIn(roles: string, responses: Parameters<typeof jobNetwork>[0] = {}) {
  localStorage.setItem('user_id', '12');
  localStorage.setItem('is_login', 'true');
  document.cookie = 'XSRF-TOKEN=token; path=/';
  return jobNetwork({ '/api/user/get-user-details': () => ok(aUser({ role_id: roles })), ...responses });
}
