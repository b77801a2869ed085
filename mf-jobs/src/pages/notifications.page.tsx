import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { BellArt } from '../features/account/bell-art';
import styles from '../features/account/account.module.css';

const POINTS = ['Answers to what you applied for.', 'Invitations and messages.', 'Changes to your account.'];

export function Component() {
  return (
    <SignedInPage title="Notifications" purpose="What happened since you were last here." points={POINTS}>
      {() => (
        <>
          <h1 className={styles.title}>Notifications</h1>
          <EmptyState
            title="You’re all caught up"
            art={<BellArt />}
            action={
              <ButtonLink variant="ink" to="/jobs">
                Find a gig
              </ButtonLink>
            }
          >
            New answers, invites and messages land here.
          </EmptyState>
        </>
      )}
    </SignedInPage>
  );
}
