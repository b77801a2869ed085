import type { JobInvitation } from '@alltalent/shared/contracts';
import { InvitationList } from '../invites/invitation-list';
import styles from './board.module.css';

/** Who was asked to apply and has not, beside those who did. */
export function InvitedPeople({ invitations }: { readonly invitations: readonly JobInvitation[] }) {
  const waiting = invitations.filter(({ state }) => state !== 'applied');
  if (waiting.length === 0) return null;
  return (
    <section className={styles.invited} aria-labelledby="invited">
      <h2 id="invited">
        Invited, not applied <span className="muted num">{waiting.length}</span>
      </h2>
      <InvitationList invitations={waiting} />
    </section>
  );
}
