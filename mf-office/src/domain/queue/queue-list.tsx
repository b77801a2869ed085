import { messageOf, requestIdOf } from '@alltalent/shared/api';
import { MOST_COUNTED, type Queue, type QueueItem } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, Skeleton, TextField, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { t } from '../../messages';
import { todayQuery } from '../office-page/today.query';
import { Due, dueAt } from './due';
import { ItemLink } from './item-link';
import { Marks } from './marks';
import styles from './queue.module.css';
import type { OpenQueue } from './use-queue';

type ListQuery = {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
};

type QueueListProps<Item extends QueueItem> = OpenQueue<Item> & {
  readonly name: Queue;
  readonly query: ListQuery;
  readonly filters: ReactNode;
  readonly searchRef: RefObject<HTMLDivElement | null>;
};

/** The items of a queue, the oldest first as the server sends them. */
export function QueueList<Item extends QueueItem>({ name, query, filters, searchRef, ...queue }: QueueListProps<Item>) {
  const { items, total, search, setSearch, openId } = queue;
  return (
    <section className={styles.list} aria-label={t('queue.list')}>
      <div ref={searchRef} className={styles.search}>
        <TextField
          name="search"
          type="search"
          icon="search"
          label={t('queue.search')}
          isLabelHidden
          placeholder={t('queue.search')}
          value={search}
          onChange={setSearch}
        />
        {filters}
        <p className="muted num" role="status">
          {total > MOST_COUNTED ? t('queue.countMore', { most: MOST_COUNTED }) : t('queue.count', { total })}
        </p>
      </div>
      <ListBody {...{ query, items, search }}>
        <ol className={styles.rows}>
          {items.map((item) => (
            <Row key={item.id} item={item} queue={name} isOpen={item.id === openId} />
          ))}
        </ol>
        {query.hasNextPage && (
          <Button variant="line" size="small" isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('queue.more')}
          </Button>
        )}
      </ListBody>
    </section>
  );
}

type ListBodyProps = {
  readonly query: ListQuery;
  readonly items: readonly QueueItem[];
  readonly search: string;
  readonly children: ReactNode;
};

function ListBody({ query, items, search, children }: ListBodyProps) {
  const isSkeletonShown = useDelayed(query.isPending);
  if (query.error !== null && query.isPending === false && items.length === 0) {
    const { error, refetch } = query;
    return (
      <ErrorState
        title={t('queue.failure')}
        detail={messageOf(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void refetch()}
        isCompact
      />
    );
  }
  if (query.isPending) return isSkeletonShown && <Skeleton shape="block" height="20rem" />;
  if (items.length > 0) return children;
  if (search !== '') return <p className="muted">{t('queue.nothingFound')}</p>;
  return (
    <EmptyState title={t('queue.emptyTitle')} className={styles.empty}>
      {t('queue.emptyText')}
    </EmptyState>
  );
}

type RowProps = { readonly item: QueueItem; readonly queue: Queue; readonly isOpen: boolean };

function Row({ item: { id, title, detail, waiting_since: since, marks, claim }, queue, isOpen }: RowProps) {
  const { data } = useQuery(todayQuery);
  const hours = data?.queues.find((counted) => counted.queue === queue)?.promise_hours;
  return (
    <ItemLink id={id} isOpen={isOpen}>
      <span className={styles.rowTop}>
        <strong>{title}</strong>
        {hours !== undefined && <Due at={dueAt(since, hours)} />}
      </span>
      {detail !== '' && <span className="muted">{detail}</span>}
      <span className={styles.rowEnd}>
        <Marks marks={marks} />
        {claim && <span className={styles.claimed}>{t('queue.claimedBy', { name: claim.name })}</span>}
      </span>
    </ItemLink>
  );
}
