import { MOST_COUNTED, type Queue, type QueueItem } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { t } from '../../messages';
import { t as words } from '../../messages/search';
import { ItemChoice } from '../bulk/item-choice';
import { SelectShown } from '../bulk/select-shown';
import type { Selection } from '../bulk/use-selection';
import { useOffice } from '../office-page/confirming';
import { todayQuery } from '../office-page/today.query';
import { SearchField } from '../search-field/search-field';
import { Due, dueAt } from './due';
import { ItemLink } from './item-link';
import { Marks } from './marks';
import { type ListQuery, QueueListBody } from './queue-list-body';
import styles from './queue.module.css';
import type { QueueSource } from './queue-source';
import type { OpenQueue } from './use-queue';

type Listed = Pick<QueueSource<QueueItem, unknown>, 'queue' | 'words' | 'search'>;

type QueueListProps<Item extends QueueItem> = OpenQueue<Item> & {
  readonly source: Listed;
  readonly query: ListQuery;
  readonly filters: ReactNode;
  readonly searchRef: RefObject<HTMLDivElement | null>;
  /** What is selected, where items are changed together. */
  readonly selection: Selection<Item> | null;
};

/** The items of a queue, the oldest first as the server sends them, or what a search finds in it. */
export function QueueList<Item extends QueueItem>({ source, query, filters, searchRef, selection, ...queue }: QueueListProps<Item>) {
  const { items, total, searching, openId } = queue;
  // Enter leaves the field, so that the keys of the list work on what was found.
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    searchRef.current?.querySelector('input')?.blur();
  };
  return (
    <section className={styles.list} aria-label={t('queue.list')}>
      <div className={styles.search}>
        <form role="search" onSubmit={leave}>
          <div ref={searchRef}>
            <SearchField label={source.search.label} isCompact value={searching.typed} onChange={searching.type} />
          </div>
        </form>
        {filters}
        <div className={styles.listTop}>
          <p className="muted num" role="status">
            {countOf(source, query, { total, found: items.length, search: searching.search })}
          </p>
          {selection && <SelectShown shown={items.length} selection={selection} />}
        </div>
      </div>
      <QueueListBody {...{ source, query, searching }} hasItems={items.length > 0}>
        <ol className={styles.rows} aria-busy={query.isPlaceholderData}>
          {items.map((item) => (
            <Row key={item.id} item={item} queue={source.queue} isOpen={item.id === openId} selection={selection} />
          ))}
        </ol>
        {query.hasNextPage && (
          <Button variant="line" size="small" isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('queue.more')}
          </Button>
        )}
      </QueueListBody>
    </section>
  );
}

type Counted = { readonly total: number; readonly found: number; readonly search: string };

function countOf(source: Listed, query: ListQuery, { total, found, search }: Counted): string {
  if (query.isPending) return '';
  if (query.isPlaceholderData) return t('office.searching');
  if (search !== '') return words('search.found', { count: found, more: query.hasNextPage ? 'yes' : 'no' });
  return total > MOST_COUNTED ? t('queue.countMore', { most: MOST_COUNTED }) : (source.words?.count(total) ?? t('queue.count', { total }));
}

type RowProps<Item> = {
  readonly item: Item;
  readonly queue: Queue;
  readonly isOpen: boolean;
  readonly selection: Selection<Item> | null;
};

function Row<Item extends QueueItem>({ item, queue, isOpen, selection }: RowProps<Item>) {
  const { id, title, detail, waiting_since: since, marks, claim, assignee } = item;
  const { user_id: userId } = useOffice();
  const { data } = useQuery(todayQuery);
  const hours = data?.queues.find((counted) => counted.queue === queue)?.promise_hours;
  const due = item.due_at ?? (hours === undefined ? '' : dueAt(since, hours));
  return (
    <ItemLink
      id={id}
      isOpen={isOpen}
      choice={selection ? <ItemChoice item={item} selection={selection} /> : undefined}
      isSelected={selection?.has(id) ?? false}
    >
      <span className={styles.rowTop}>
        <strong>{title}</strong>
        {due !== '' && <Due at={due} />}
      </span>
      {detail !== '' && <span className="muted">{detail}</span>}
      <span className={styles.rowEnd}>
        <Marks marks={marks} />
        {assignee !== undefined && <span className="muted">{t('queue.assigned', { name: assignee })}</span>}
        {claim && claim.user_id !== userId && <span className={styles.claimed}>{t('queue.claimedBy', { name: claim.name })}</span>}
      </span>
    </ItemLink>
  );
}
