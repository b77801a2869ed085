import { ErrorState, Spinner } from '@alltalent/shared/ui';
import { useEffect } from 'react';
import { useLogout } from '../features/logout/use-logout';
import styles from './logout.module.css';

/** Arriving here is the wish to log out: the page sends it by itself, as a POST. */
export function Component() {
  const { mutate, error, isPending } = useLogout();
  useEffect(() => mutate(), [mutate]);
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>Logging out</h1>
      {error && !isPending ? (
        <ErrorState
          title="You are logged out on this device"
          error={error}
          detail="The server has not heard of it yet."
          onRetry={() => mutate()}
        />
      ) : (
        <p className={`lede ${styles.working}`} role="status">
          <Spinner />
          Closing your session
        </p>
      )}
    </section>
  );
}
