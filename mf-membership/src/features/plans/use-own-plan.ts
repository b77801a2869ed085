import { useSession } from '@alltalent/shared/api';
import { type PlanId, ROLES } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { ownMembershipQuery } from '../../domain/membership/membership.query';

/** Returns the visitor's own plan; null when nobody is logged in or it is not known. */
export function useOwnPlan(): PlanId | null {
  const session = useSession();
  const mayAsk = session.status === 'ready' && !session.roles.includes(ROLES.restricted);
  const { data } = useQuery({ ...ownMembershipQuery, enabled: mayAsk });
  return (mayAsk && data?.plan.id) || null;
}
