import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { TeamView } from '../features/team/team-view';
import styles from './page-intro.module.css';
import { t } from '../messages';

const POINTS = [t('team.pointInvite'), t('team.pointRoles'), t('team.pointLeave')];

export function Component() {
  return (
    <SignedInPage title={t('team.title')} purpose={t('team.purpose')} points={POINTS}>
      {() => (
        <>
          <header className={styles.intro}>
            <h1 className={styles.title}>{t('team.title')}</h1>
            <p className="lede">{t('team.lede')}</p>
          </header>
          <TeamView />
        </>
      )}
    </SignedInPage>
  );
}
