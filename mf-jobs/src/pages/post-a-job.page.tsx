import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { BriefSheet } from '../features/account/brief-sheet';
import styles from '../features/account/account.module.css';

const POINTS = [
  'Say what you pay, when and where; calls with a number on the line are answered first.',
  'The casting desk reads every first post before it goes on the call sheet.',
  'Posting is free. So is looking around.',
];

export function Component() {
  return (
    <SignedInPage title="Post a job" purpose="Tell us who you are looking for." points={POINTS}>
      {() => (
        <>
          <header className={styles.intro}>
            <h1 className={styles.title}>Post a job</h1>
            <p className="lede">Eight lines are enough. Send them to the casting desk, and your call goes up with the fee on the line.</p>
          </header>
          <BriefSheet />
        </>
      )}
    </SignedInPage>
  );
}
