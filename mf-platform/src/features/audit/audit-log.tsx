import { type AuditEntry, shortMomentInIndia } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useReadFailure } from '../../domain/platform-page/office-tools';
import css from './audit.module.css';
import { auditQuery } from './audit.query';

export function AuditLog() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(auditQuery);
  useReadFailure(error);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  if (!data && error) {
    return <ErrorState title="The log did not load" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <LogSkeleton />;
  if (entries.length === 0) return <EmptyState title="Nothing happened yet">Every change of what visitors get is written here.</EmptyState>;
  return (
    <>
      <ol className={css.log}>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="line" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Earlier
        </Button>
      )}
    </>
  );
}

function Entry({ at, actor, action, remote, detail }: AuditEntry) {
  return (
    <li className={css.entry}>
      <time className="muted num" dateTime={new Date(at).toISOString()}>
        {shortMomentInIndia(at)}
      </time>
      <div>
        <strong>
          {remote}: {action}
        </strong>
        <p>{detail}</p>
        <span className="muted">{actor === 'platform' ? 'by itself' : actor}</span>
      </div>
    </li>
  );
}

function LogSkeleton() {
  const isShown = useDelayed(true);
  return (
    <div role="status" aria-label="The log is loading">
      {isShown && <Skeleton shape="block" height="14rem" />}
    </div>
  );
}
