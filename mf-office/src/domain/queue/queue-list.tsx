import { messageOf, requestIdOf } from '@alltalent/shared/api';
import { MOST_COUNTED, type Queue, type QueueItem } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, Skeleton, TextLink, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { SearchField } from '../search-field/search-field';
import { t } from '../../messages';
import { todayQuery } from '../office-page/today.query';
import { Due, dueAt } from './due';
import { ItemLink } from './item-link';
import { Marks } from './marks';
import styles from './queue.module.css';
import type { QueueSource } from './queue-source';
import type { OpenQueue } from './use-queue';

type ListQuery = {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
};

type Listed = Pick<QueueSource<QueueItem, unknown>, 'queue' | 'words' | 'keyIn'>;

type QueueListProps<Item extends QueueItem> = OpenQueue<Item> & {
  readonly source: Listed;
  readonly query: ListQuery;
  readonly filters: ReactNode;
  readonly searchRef: RefObject<HTMLDivElement | null>;
};

/** The items of a queue, the oldest first as the server sends them. */
export function QueueList<Item extends QueueItem>({ source, query, filters, searchRef, ...queue }: QueueListProps<Item>) {
  const { items, total, search, setSearch, openId } = queue;
  const count = source.words?.count(total) ?? t('queue.count', { total });
  return (
    <section className={styles.list} aria-label={t('queue.list')}>
      <div ref={searchRef} className={styles.search}>
        <SearchField label={t('queue.search')} isCompact value={search} onChange={setSearch} />
        {filters}
        <p className="muted num" role="status">
          {total > MOST_COUNTED ? t('queue.countMore', { most: MOST_COUNTED }) : count}
        </p>
      </div>
      <ListBody {...{ source, query, items, search }}>
        <ol className={styles.rows}>
          {items.map((item) => (
            <Row key={item.id} item={item} queue={source.queue} isOpen={item.id === openId} />
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
  readonly source: Listed;
  readonly query: ListQuery;
  readonly items: readonly QueueItem[];
  readonly search: string;
  readonly children: ReactNode;
};

function ListBody({ source: { queue, words, keyIn }, query, items, search, children }: ListBodyProps) {
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
  if (search !== '') return <NothingFound queue={queue} named={keyIn?.(search) ?? null} />;
  return (
    <EmptyState title={words?.empty ?? t('queue.emptyTitle')} className={styles.empty}>
      {words ? '' : t('queue.emptyText')}
    </EmptyState>
  );
}

/** What a search shows that fits no item of the list; `named`: key of an item that it names. */
function NothingFound({ queue, named }: { readonly queue: Queue; readonly named: string | null }) {
  return (
    <>
      <p className="muted">{t('queue.nothingFound')}</p>
      {named !== null && (
        <TextLink to={`/office/${queue}?item=${encodeURIComponent(named)}`}>{t('queue.openNamed', { key: named })}</TextLink>
      )}
    </>
  );
}

type RowProps = { readonly item: QueueItem; readonly queue: Queue; readonly isOpen: boolean };

function Row({ item, queue, isOpen }: RowProps) {
  const { id, title, detail, waiting_since: since, marks, claim, assignee } = item;
  const { data } = useQuery(todayQuery);
  const hours = data?.queues.find((counted) => counted.queue === queue)?.promise_hours;
  const due = item.due_at ?? (hours === undefined ? '' : dueAt(since, hours));
  return (
    <ItemLink id={id} isOpen={isOpen}>
      <span className={styles.rowTop}>
        <strong>{title}</strong>
        {due !== '' && <Due at={due} />}
      </span>
      {detail !== '' && <span className="muted">{detail}</span>}
      <span className={styles.rowEnd}>
        <Marks marks={marks} />
        {assignee !== undefined && <span className="muted">{t('queue.assigned', { name: assignee })}</span>}
        {claim && <span className={styles.claimed}>{t('queue.claimedBy', { name: claim.name })}</span>}
      </span>
    </ItemLink>
  );
}
