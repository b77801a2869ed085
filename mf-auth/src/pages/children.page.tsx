import { ROLES } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { ChildrenView } from '../features/children/children-view';
import { t } from '../messages';
import styles from './page-intro.module.css';

const POINTS = [t('children.pointRegister'), t('children.pointAct'), t('children.pointWithdraw')];

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
            <p className="lede">{t('children.lede')}</p>
            <TextLink to="/account">Your account</TextLink>
          </header>
          <ChildrenView />
        </>
      )}
    </SignedInPage>
  );
}
