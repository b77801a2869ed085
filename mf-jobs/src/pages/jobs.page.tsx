import { Board } from '../features/board/board';

export function Component() {
  return <Board />;
}
