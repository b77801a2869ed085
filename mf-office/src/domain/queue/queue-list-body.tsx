import { Button, EmptyState, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages';
import { t as words } from '../../messages/search';
import styles from './queue.module.css';
import type { QueueSource } from './queue-source';
import type { QueueSearch } from './use-queue-search';

export type ListQuery = {
  readonly error: unknown;
  readonly isPending: boolean;
  /** The rows shown are those of the search before. */
  readonly isPlaceholderData: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
};

type QueueListBodyProps = {
  readonly source: Pick<QueueSource<never, unknown>, 'words' | 'search'>;
  readonly query: ListQuery;
  readonly searching: Pick<QueueSearch, 'search' | 'clear'>;
  readonly hasItems: boolean;
  readonly children: ReactNode;
};

/** The items of a list; until they are there a block, after a failure a retry, and without any what that means. */
export function QueueListBody({ source, query, searching, hasItems, children }: QueueListBodyProps) {
  const isSkeletonShown = useDelayed(query.isPending);
  if (query.error !== null && !query.isPending && !hasItems) {
    const { error, refetch } = query;
    return <ErrorState title={t('queue.failure')} error={error} onRetry={() => void refetch()} isCompact />;
  }
  if (query.isPending) return isSkeletonShown && <Skeleton shape="block" height="20rem" />;
  if (hasItems) return children;
  if (searching.search !== '') return <NothingFound text={source.search.text} query={query} searching={searching} />;
  return (
    <EmptyState title={source.words?.empty ?? t('queue.emptyTitle')} className={styles.empty}>
      {source.words ? '' : t('queue.emptyText')}
    </EmptyState>
  );
}

type NothingFoundProps = Pick<QueueListBodyProps, 'query' | 'searching'> & { readonly text: string };

/** What was searched and by what, and the way back to the whole list; where the server stopped before the end, the way further. */
function NothingFound({ text, query, searching: { search, clear } }: NothingFoundProps) {
  const action = (
    <>
      {query.hasNextPage && (
        <Button variant="ink" size="small" isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words('search.further')}
        </Button>
      )}
      <Button variant="line" size="small" onClick={clear}>
        {words('search.clear')}
      </Button>
    </>
  );
  return (
    <EmptyState
      title={words(query.hasNextPage ? 'search.soFarTitle' : 'search.noneTitle', { search })}
      action={action}
      className={styles.empty}
    >
      {text}
    </EmptyState>
  );
}
