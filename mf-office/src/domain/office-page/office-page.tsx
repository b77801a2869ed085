import { hasCode, useSession } from '@alltalent/shared/api';
import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages';
import { officeSessionQuery } from '../office-session/office-session.query';
import styles from './office-page.module.css';
import type { OfficePageProps } from './office-page-props';
import { OpenOffice } from './open-office';

/**
 * A page of the office. Visitors get the login, accounts that do not work here the site's not-found page; the page opens after the
 * second step.
 */
export function OfficePage(props: OfficePageProps) {
  const { status } = useSession();
  const isSkeletonShown = useDelayed(status === 'loading');
  if (status === 'loading') return <Loading isShown={isSkeletonShown} />;
  return status === 'ready' ? <Door {...props} /> : <Login />;
}

function Login() {
  const points = [t('office.point.queues'), t('office.point.people'), t('office.point.trail')];
  return (
    <SignedInPage title={t('office.title')} purpose={t('office.purpose')} points={points} isForNewAccounts={false}>
      {() => null}
    </SignedInPage>
  );
}

function Door(props: OfficePageProps) {
  const query = useQuery(officeSessionQuery);
  // The shell's error boundary shows its not-found page for this error.
  if (hasCode(query.error, 'NOT_FOUND')) throw query.error;
  return (
    <QueryView query={query} failure={t('office.failure')} loading={(isShown) => <Loading isShown={isShown} />}>
      {(session) => <OpenOffice {...props} session={session} />}
    </QueryView>
  );
}

function Loading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={styles.loading} role="status" aria-label={t('office.loading')}>
      {isShown && <Skeleton shape="block" height="24rem" />}
    </div>
  );
}
