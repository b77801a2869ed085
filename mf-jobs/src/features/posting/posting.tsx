import { useHydrated, useSession } from '@alltalent/shared/api';
import { ROLES } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, ErrorState, Skeleton, useDelayed, useKeptFocus } from '@alltalent/shared/ui';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../messages/posting';
import { STORED_DAYS } from './local-copy';
import { ownJobQuery } from './own-job.query';
import { jobOf } from './posting-url';
import { PostingView } from './posting-view';
import styles from './posting.module.css';

const POINTS = [
  t('posting.pointPay'),
  'Staff read every first post before it goes on the call list.',
  'Posting is free. So is looking around.',
];

/** Form for posting a job. Anyone can write one; the server stores it for clients only. */
export function Posting() {
  const session = useSession();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const [isDrawn] = useState(!isHydrated);
  // One render late: a draft has what was typed before the code ran when a client's form takes the place of the visitor's.
  const isSettled = useDeferredValue(isHydrated);
  const id = jobOf(query);
  // On a drawn page, the visitor's form is in use until it is known whose form takes its place.
  const isUnknown = session.status === 'anonymous' || !isSettled || (isDrawn && session.status === 'loading');
  const isOpen = isUnknown && id === null;
  const focus = useKeptFocus(isOpen ? 'open' : session.status);
  return <div {...focus}>{isOpen ? <PostingView owner="" job={null} /> : <OwnPosting id={id} />}</div>;
}

function OwnPosting({ id }: { readonly id: number | null }) {
  const session = useSession();
  if (session.status === 'ready' && mayPost(session.roles)) return <ClientPosting owner={session.user.user_id} id={id} />;
  return (
    <SignedInPage title="Post a Job" purpose="Tell us who you are looking for." points={POINTS}>
      {(_user, roles) => (isTalentOnly(roles) ? <AddClientSide /> : <ForHirers />)}
    </SignedInPage>
  );
}

function mayPost(roles: readonly string[]): boolean {
  return roles.includes(ROLES.client) && !roles.includes(ROLES.restricted);
}

function ClientPosting({ owner, id }: { readonly owner: string; readonly id: number | null }) {
  const { data, isError, error, refetch } = useQuery({ ...ownJobQuery(id ?? 0), enabled: id !== null });
  const isSlow = useDelayed(id !== null && data === undefined);
  const job = id === null ? null : data?.data;
  if (job !== undefined) return <PostingView owner={owner} job={job} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>Post a Job</h1>
      {isError ? (
        <ErrorState title="The job did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the job" className={styles.loading}>
          {isSlow && <Skeleton shape="block" height="24rem" />}
        </div>
      )}
    </div>
  );
}

function isTalentOnly(roles: readonly string[]): boolean {
  return roles.length === 1 && roles[0] === ROLES.talent;
}

function AddClientSide() {
  return <NotPosting to="/account#sides">{t('posting.addSide', { days: STORED_DAYS })}</NotPosting>;
}

function ForHirers() {
  return <NotPosting to="/account#role">{t('posting.notHiring', { days: STORED_DAYS })}</NotPosting>;
}

function NotPosting({ to, children }: { readonly to: string; readonly children: string }) {
  const action = (
    <ButtonLink variant="ink" to={to}>
      {t('posting.toRole')}
    </ButtonLink>
  );
  return (
    <>
      <h1 className={styles.title}>Post a Job</h1>
      <EmptyState title="Posting is for people who hire" action={action}>
        {children}
      </EmptyState>
    </>
  );
}
