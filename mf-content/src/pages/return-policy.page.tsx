import { ReadingPage } from '../features/legal/reading-page';
import { RETURN_POLICY } from '../features/legal/return-policy';

export function Component() {
  return <ReadingPage {...RETURN_POLICY} />;
}
