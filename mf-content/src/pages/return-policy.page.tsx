import { Reading } from '../features/legal/reading';

export function Component() {
  return <Reading name="return-policy" title="Return policy" />;
}
