import { ButtonLink, EmptyState, ErrorState } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SharesSkeleton } from '../features/shares/own-shares';
import { ShareRecord } from '../features/shares/share-record';
import { isNoSuchShare, managedShareQuery } from '../features/shares/shares.query';
import styles from './managed-share.module.css';

/** One share, for a sender without an account: the mail to the sender leads here. */
export function Component() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...managedShareQuery(token), retryOnMount: false });
  const isGone = isNoSuchShare(error);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>What you shared</h1>
      {data && !isGone && (
        <>
          <p className={`muted ${styles.note}`}>
            Anyone who has the address of this page may stop the link, so keep it to yourself. We keep no copy of the link you sent, so it
            cannot be shown here.
          </p>
          <ShareRecord share={data} by={{ token }} isOpen />
        </>
      )}
      {isGone && <NoSuchShare />}
      {error && !data && !isGone && <ErrorState title="Your share did not load" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SharesSkeleton label="Your share is loading" />}
    </div>
  );
}

function NoSuchShare() {
  const action = (
    <ButtonLink variant="ink" to="/talents">
      Browse talent
    </ButtonLink>
  );
  return (
    <EmptyState title="There is no such share" action={action}>
      A share stays here until a month after its end.
    </EmptyState>
  );
}
