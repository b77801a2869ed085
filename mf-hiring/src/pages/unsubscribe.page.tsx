import { UnsubscribeView } from '../features/unsubscribe/unsubscribe-view';

export function Component() {
  return <UnsubscribeView />;
}
