import { useHydrated, useSession } from '@alltalent/shared/api';
import { ROLES } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
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
  const [query] = useSearchParams();
  const id = jobOf(query);
  const owner = useOwner(id);
  const { data, isError, error, refetch } = useQuery({ ...ownJobQuery(id ?? 0), enabled: owner !== null && id !== null });
  const job = id === null ? null : data?.data;
  if (owner === null) return <NoForm />;
  if (job !== undefined) return <PostingView owner={owner} job={job} />;
  return <LoadingJob error={isError ? error : null} onRetry={() => void refetch()} />;
}

/** Whose job is written: a client's id, '' for a visitor, null for an account that has no form, or is not known yet. */
function useOwner(job: number | null): string | null {
  const session = useSession();
  const isHydrated = useHydrated();
  const [isDrawn] = useState(!isHydrated);
  // One render late: a draft has what was typed before the code ran when it becomes a client's.
  const isSettled = useDeferredValue(isHydrated);
  // On a drawn page, the visitor's form is in use until it is known whose form it is.
  const isUnknown = session.status === 'anonymous' || !isSettled || (isDrawn && session.status === 'loading');
  if (isUnknown && job === null) return '';
  return session.status === 'ready' && mayPost(session.roles) ? session.user.user_id : null;
}

function mayPost(roles: readonly string[]): boolean {
  return roles.includes(ROLES.client) && !roles.includes(ROLES.restricted);
}

function NoForm() {
  return (
    <SignedInPage title="Post a Job" purpose="Tell us who you are looking for." points={POINTS}>
      {(_user, roles) => (isTalentOnly(roles) ? <AddClientSide /> : <ForHirers />)}
    </SignedInPage>
  );
}

function LoadingJob({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const isSlow = useDelayed(error === null);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>Post a Job</h1>
      {error === null ? (
        <div role="status" aria-label="Loading the job" className={styles.loading}>
          {isSlow && <Skeleton shape="block" height="24rem" />}
        </div>
      ) : (
        <ErrorState title="The job did not load" error={error} onRetry={onRetry} />
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
