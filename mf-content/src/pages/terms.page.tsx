import { Reading } from '../features/legal/reading';

export function Component() {
  return <Reading name="terms-of-use" title="Terms of use" />;
}
