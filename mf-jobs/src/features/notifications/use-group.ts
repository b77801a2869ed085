import { NOTIFICATION_GROUPS, type NotificationGroup } from '@alltalent/shared/contracts';
import { useSearchParams } from 'react-router';

/** Which notifications the address asks for; what it cannot mean is nothing chosen. */
export function useGroup(): NotificationGroup | undefined {
  const [params] = useSearchParams();
  const asked = params.get('group');
  return NOTIFICATION_GROUPS.find((group) => group === asked);
}
