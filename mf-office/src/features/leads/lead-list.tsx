import { type LeadItem, type LeadListResponse, shortMomentInIndia } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import type { InfiniteData } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { SelectShown } from '../../domain/bulk/select-shown';
import type { Selection } from '../../domain/bulk/use-selection';
import type { ListQuery } from '../../domain/queue/queue-list-body';
import layout from '../../domain/queue/queue.module.css';
import { t as common } from '../../messages';
import { t } from '../../messages/leads';
import { LeadFilters } from './lead-filters';
import { LeadRow } from './lead-row';
import styles from './leads.module.css';
import type { ChosenFilters, TypedSearch } from './use-lead-filters';

type LeadListQuery = ListQuery & { readonly data: InfiniteData<LeadListResponse> | undefined };

type LeadListProps = {
  readonly query: LeadListQuery;
  readonly leads: readonly LeadItem[];
  readonly chosen: ChosenFilters;
  readonly typing: TypedSearch;
  readonly openId: string | null;
  readonly searchRef: RefObject<HTMLDivElement | null>;
  readonly selection: Selection<LeadItem>;
};

/** The leads that the filters select, in the order the server sends them. */
export function LeadList({ query, leads, chosen, typing, openId, searchRef, selection }: LeadListProps) {
  const variants = query.data?.pages[0]?.variants ?? [];
  return (
    <section className={layout.list} aria-label={t('leads.list')}>
      <div className={layout.search}>
        <LeadFilters chosen={chosen} typing={typing} variants={variants} searchRef={searchRef} />
        {query.data && (
          <div className={layout.listTop}>
            <p className="muted num" role="status">
              {query.isPlaceholderData
                ? common('office.searching')
                : t('leads.count', { count: leads.length, more: query.hasNextPage ? 'yes' : 'no' })}
            </p>
            <SelectShown shown={leads.length} selection={selection} />
          </div>
        )}
      </div>
      <ListBody {...{ query, leads, chosen, typing }}>
        <ol className={layout.rows} aria-busy={query.isPlaceholderData}>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} isOpen={lead.id === openId} selection={selection} />
          ))}
        </ol>
        {query.hasNextPage && <More {...query} />}
      </ListBody>
    </section>
  );
}

function More({ data, isFetchingNextPage, fetchNextPage }: LeadListQuery) {
  const lookedUntil = data?.pages.at(-1)?.looked_until ?? '';
  return (
    <div className={styles.more}>
      {lookedUntil !== '' && <p className="muted">{t('leads.lookedUntil', { at: shortMomentInIndia(lookedUntil) })}</p>}
      <Button variant="line" size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {lookedUntil === '' ? common('queue.more') : t('leads.lookFurther')}
      </Button>
    </div>
  );
}

type ListBodyProps = Pick<LeadListProps, 'query' | 'leads' | 'chosen' | 'typing'> & { readonly children: ReactNode };

function ListBody({ query, leads, chosen: { filters }, typing: { clear }, children }: ListBodyProps) {
  const isSkeletonShown = useDelayed(query.isPending);
  if (query.isPending)
    return (
      <div role="status" aria-label={common('office.loading')}>
        {isSkeletonShown && <Skeleton shape="block" height="20rem" />}
      </div>
    );
  if (query.data === undefined) {
    const { error, refetch } = query;
    return <ErrorState title={t('leads.failure')} error={error} onRetry={() => void refetch()} isCompact />;
  }
  if (leads.length > 0 || query.hasNextPage) return children;
  if (Object.keys(filters).length === 0) {
    return (
      <EmptyState title={t('leads.emptyTitle')} className={layout.empty}>
        {t('leads.emptyText')}
      </EmptyState>
    );
  }
  const action = (
    <Button variant="line" size="small" onClick={clear}>
      {t('leads.clear')}
    </Button>
  );
  return (
    <EmptyState title={t('leads.noneTitle')} action={action} className={layout.empty}>
      {t(filters.confirmed === 'all' ? 'leads.noneText' : 'leads.noneConfirmedText')}
    </EmptyState>
  );
}
