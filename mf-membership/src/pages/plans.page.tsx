import { PlansView } from '../features/plans/plans-view';

export function Component() {
  return <PlansView />;
}
