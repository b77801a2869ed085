import { CallSheet } from '../features/jobs/call-sheet';
import styles from '../features/jobs/jobs.module.css';

export function Component() {
  return (
    <div className={`wrap ${styles.page}`}>
      <CallSheet />
    </div>
  );
}
