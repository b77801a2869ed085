import type { Standing } from '@alltalent/shared/contracts';

/** Page to begin on with an account: a child's applications, a team's dashboard, the home page for the own account. */
export function accountHome(standing: Standing): string {
  if (standing === 'holder') return '/';
  return standing === 'guardian' ? '/talent/applications' : '/client/dashboard';
}
