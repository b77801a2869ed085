import { CallSheet } from '../features/board/call-sheet';
import styles from '../features/board/jobs.module.css';

export function Component() {
  return (
    <div className={`wrap ${styles.page}`}>
      <CallSheet />
    </div>
  );
}
