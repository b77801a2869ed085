import { Posting } from '../features/posting/posting';

export function Component() {
  return <Posting />;
}
