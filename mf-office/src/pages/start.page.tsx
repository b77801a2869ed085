import { Start } from '../features/start/start';

export function Component() {
  return <Start />;
}
