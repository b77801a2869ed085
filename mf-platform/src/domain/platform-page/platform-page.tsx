import { ApiError, useSession } from '@alltalent/shared/api';
import { ROLES } from '@alltalent/shared/contracts';
import type { OfficeTools } from '@alltalent/shared/federation';
import { ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { ExposedPart, OFFICE_FRAME } from '@alltalent/shared/ui/exposed-part';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { t } from '../../messages';
import { NO_TOOLS, OfficeToolsContext } from './office-tools';
import { OwnFaults } from './own-faults';
import css from './platform-page.module.css';

type PlatformPageProps = { readonly title: string; readonly children: ReactNode };

/** The frame of every page here: the login for visitors; for everybody else the frame of the office, which knows who works there. */
export function PlatformPage(props: PlatformPageProps) {
  const { status } = useSession();
  if (status === 'ready' || status === 'loading') return <FramedPage {...props} />;
  return (
    <SignedInPage
      title={props.title}
      purpose={t('page.purpose')}
      points={[t('page.point.releases'), t('page.point.tests'), t('page.point.log')]}
      isForNewAccounts={false}
    >
      {() => null}
    </SignedInPage>
  );
}

function FramedPage({ title, children }: PlatformPageProps) {
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null);
  if (fault) throw fault.error;
  const page = (tools: OfficeTools) => (
    <OfficeToolsContext value={tools}>
      <OwnFaults onFault={(error) => setFault({ error })}>
        <Places />
        {children}
      </OwnFaults>
    </OfficeToolsContext>
  );
  return (
    <ExposedPart
      part={OFFICE_FRAME}
      props={{ title, right: 'platform', children: page }}
      loading={<FrameLoading />}
      failure={({ retry }) => (
        <WithoutFrame title={title} onRetry={retry}>
          {page(NO_TOOLS)}
        </WithoutFrame>
      )}
      // The shell shows its not-found page to those who do not work in the office.
      isForPage={(error) => error instanceof ApiError}
    />
  );
}

type WithoutFrameProps = PlatformPageProps & { readonly onRetry: () => void };

/** What staff have while the office does not load: a release of mf_office can be taken back from here, too. */
function WithoutFrame({ title, onRetry, children }: WithoutFrameProps) {
  const session = useSession();
  const isStaff = session.status === 'ready' && session.roles.includes(ROLES.staff);
  return (
    <div className={`wrap ${css.alone}`}>
      <ErrorState title={t('frame.failure')} detail={t('frame.failureDetail')} onRetry={onRetry} />
      {isStaff && (
        <>
          <h1 className={css.title}>{title}</h1>
          {children}
        </>
      )}
    </div>
  );
}

function Places() {
  return (
    <nav className={css.places} aria-label={t('page.places')}>
      <NavLink to="/platform" end>
        {t('page.releases')}
      </NavLink>
      <NavLink to="/platform/experiments">{t('page.experiments')}</NavLink>
      <NavLink to="/platform/audit">{t('page.audit')}</NavLink>
    </nav>
  );
}

function FrameLoading() {
  const isShown = useDelayed(true);
  return (
    <div className={css.loading} role="status" aria-label={t('frame.loading')}>
      {isShown && <Skeleton shape="block" height="24rem" />}
    </div>
  );
}
