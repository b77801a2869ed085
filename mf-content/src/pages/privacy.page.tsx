import { Reading } from '../features/legal/reading';

export function Component() {
  return <Reading name="privacy-policy" title="Privacy policy" />;
}
