import { ErrorState, Skeleton, usePageTitle } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Gone } from '../features/lookbook/gone';
import { Lookbook } from '../features/lookbook/lookbook';
import { Locked } from '../features/lookbook/locked';
import { isGone, isLocked, lookbookQuery } from '../features/lookbook/lookbook.query';
import { StopShares } from '../features/lookbook/stop-shares';
import styles from './lookbook.module.css';

/** Lookbook page: the shared talents, the sender's message and a way to stop further shares. */
export function Component() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...lookbookQuery(token), retryOnMount: false });
  const isShown = data !== undefined && !isGone(error) && !isLocked(error);
  usePageTitle(isShown ? `${data.sender_name} shared profiles with you | All Talent` : 'Lookbook | All Talent');
  if (isShown) return <Lookbook token={token} lookbook={data} />;
  if (isGone(error)) return <Gone />;
  if (isLocked(error)) {
    return (
      <>
        <Locked token={token} />
        <StopShares token={token} />
      </>
    );
  }
  return (
    <div className={`wrap ${styles.waiting}`}>
      <h1 className="vh">Lookbook</h1>
      {error ? (
        <ErrorState title="These profiles did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" aria-label="The profiles are loading">
          <Skeleton className={styles.ghost} />
        </div>
      )}
    </div>
  );
}
