import { ROLES } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { ChildrenView } from '../features/children/children-view';
import styles from '../features/children/children.module.css';

const POINTS = ['Register a child under 18, with your consent.', 'See what you agreed to, and when.', 'Withdraw your consent at any time.'];

export function Component() {
  return (
    <SignedInPage
      title="Your children"
      purpose="For parents and guardians: children register through you."
      points={POINTS}
      isForHolder
      role={ROLES.guardian}
    >
      {() => (
        <>
          <header className={styles.intro}>
            <h1 className={styles.title}>Your children</h1>
            <p className="lede">Whom you registered, and your consent. You can withdraw it at any time.</p>
            <TextLink to="/account">Your account</TextLink>
          </header>
          <ChildrenView />
        </>
      )}
    </SignedInPage>
  );
}
