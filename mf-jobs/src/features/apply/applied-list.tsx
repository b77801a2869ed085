import { TextLink } from '@alltalent/shared/ui';
import { StageBadge } from '../../domain/stages/stage-badge';
import styles from './apply-panel.module.css';
import type { Applied } from './apply-view';

/** What was sent already, and where it stands. */
export function AppliedList({ applied }: { readonly applied: readonly Applied[] }) {
  return (
    <div className={styles.applied}>
      <ul className={styles.appliedList} aria-label="You applied">
        {applied.map(({ id, role, stage }) => (
          <li key={id}>
            <strong>{role}</strong>
            <StageBadge stage={stage} reader="talent" />
          </li>
        ))}
      </ul>
      <TextLink to="/talent/applications" hasArrow>
        Your applications
      </TextLink>
    </div>
  );
}
