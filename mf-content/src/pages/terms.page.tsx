import { ReadingPage } from '../features/legal/reading-page';
import { TERMS } from '../features/legal/terms/terms';

export function Component() {
  return <ReadingPage {...TERMS} />;
}
