import { InvitationView } from '../features/invitation/invitation-view';
import styles from '../features/invitation/invitation.module.css';

export function Component() {
  return (
    <div className={`wrap ${styles.page}`}>
      <InvitationView />
    </div>
  );
}
