import { ReadingPage } from '../features/legal/reading-page';
import { PRIVACY } from '../features/legal/privacy/privacy';

export function Component() {
  return <ReadingPage {...PRIVACY} />;
}
