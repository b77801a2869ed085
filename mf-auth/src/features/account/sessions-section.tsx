import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OpenSession } from '@alltalent/shared/contracts';
import { Badge, Button, ErrorState, Alert, TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { openSessionsQuery } from './account.query';
import { AccountRow } from './account-row';
import styles from './account.module.css';
import { formatTimeAgo } from './time-ago';
import { ListLoading } from './list-loading';

const OTHERS = 'others';

export function SessionsSection() {
  return (
    <PageSection
      id="sessions"
      title="Where you are logged in"
      lede="Do you see a device you do not know? End its login, then change your password if you have one."
    >
      <SessionList />
    </PageSection>
  );
}

function SessionList() {
  const { data: sessions, error, dataUpdatedAt, refetch } = useQuery(openSessionsQuery);
  const ending = useEnding();
  if (!sessions) {
    if (!error) return <ListLoading label="Loading your logins" />;
    return <ErrorState isCompact title="Your logins did not load" error={error} onRetry={() => void refetch()} />;
  }
  const others = sessions.filter(({ is_current }) => !is_current);
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={dataUpdatedAt} ending={ending} />
        ))}
      </ul>
      {ending.message && <Alert kind={ending.isError ? 'error' : 'ok'}>{ending.message}</Alert>}
      {others.length === 0 ? (
        <p className={`muted ${styles.aside}`}>You are logged in nowhere else.</p>
      ) : (
        <Button variant="line" className={styles.below} isPending={ending.isEnding(OTHERS)} onClick={() => ending.end(OTHERS)}>
          End all others
        </Button>
      )}
    </>
  );
}

type SessionRowProps = { readonly session: OpenSession; readonly now: number; readonly ending: Ending };

function SessionRow({ session: { id, device, place, seen_at, is_current }, now, ending }: SessionRowProps) {
  const action = is_current ? (
    <TextLink to="/frontend/logout">Logout</TextLink>
  ) : (
    <Button variant="line" size="small" isPending={ending.isEnding(id)} onClick={() => ending.end(id)}>
      End<span className="vh"> {device}</span>
    </Button>
  );
  return (
    <AccountRow
      term={device}
      badge={is_current && <Badge kind="verified">This device</Badge>}
      value={`${place}, ${is_current ? 'now' : formatTimeAgo(seen_at, now)}`}
      action={action}
    />
  );
}

type Ending = ReturnType<typeof useEnding>;

/** Ends sessions one request at a time; the list is refetched whatever the outcome. */
function useEnding() {
  const queryClient = useQueryClient();
  const { data, error, isError, isPending, variables, mutate } = useMutation({
    mutationFn: (id: string) => request(ENDPOINTS.endAccountSession, { session_id: id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: openSessionsQuery.queryKey }),
  });
  return {
    end: (id: string) => {
      if (!isPending) mutate(id);
    },
    isEnding: (id: string) => isPending && variables === id,
    isError,
    message: isPending ? undefined : error ? messageOf(error) : data?.message,
  };
}
