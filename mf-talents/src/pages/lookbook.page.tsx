import { messageOf, requestIdOf } from '@alltalent/shared/api';
import { ErrorState, Skeleton, usePageTitle } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Gone } from '../features/lookbook/gone';
import { LookbookHead } from '../features/lookbook/lookbook-head';
import { isGone, lookbookQuery } from '../features/lookbook/lookbook.query';
import { Looks } from '../features/lookbook/looks';
import { StopShares } from '../features/lookbook/stop-shares';
import styles from './lookbook.module.css';

/** What somebody was sent: chosen people, the sender's words, and a way to get no more of it. */
export function Component() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...lookbookQuery(token), retryOnMount: false });
  usePageTitle(data ? `${data.sender_name} shared profiles with you | All Talent` : 'Lookbook | All Talent');
  if (data) {
    return (
      <>
        <LookbookHead lookbook={data} />
        <Looks profiles={data.profiles} />
        <StopShares token={token} senderName={data.sender_name} />
      </>
    );
  }
  if (isGone(error)) return <Gone />;
  return (
    <div className={`wrap ${styles.waiting}`}>
      <h1 className="vh">Lookbook</h1>
      {error ? (
        <ErrorState
          title="These profiles did not load"
          detail={messageOf(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-busy="true" aria-label="The profiles are loading">
          <Skeleton height="24rem" />
        </div>
      )}
    </div>
  );
}
