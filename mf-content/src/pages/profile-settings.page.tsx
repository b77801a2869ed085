import { ROLES } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { AccountDetails } from '../features/account/account-details';
import styles from '../features/account/account.module.css';

const POINTS = [
  'The details of your account, and who may see them: you, and us.',
  'The way to your public profile, as clients see it.',
  'The desk that changes, hides or deletes a profile.',
];

export function Component() {
  return (
    <SignedInPage title="Profile settings" purpose="Your profile, and how it is seen." points={POINTS} role={ROLES.talent}>
      {(user) => (
        <>
          <header className={styles.intro}>
            <h1 className={styles.title}>Profile settings</h1>
            <p className="lede">What your account says about you.</p>
          </header>
          <AccountDetails user={user} />
        </>
      )}
    </SignedInPage>
  );
}
