import { ENDPOINTS, formatMinor, shortMomentInIndia, type StaffOrdersResponse } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import layout from '../../domain/money/money.module.css';
import { OrderStateMark } from '../../domain/money/order-state';
import { PLAN_NAMES } from '../../domain/money/words';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { t as common } from '../../messages';
import { t } from '../../messages/money';
import { type OrderChoice, ordersQuery } from './orders.query';
import styles from './orders.module.css';

type Order = StaffOrdersResponse['data'][number];

/** Orders that were found, with their states while they load, fail or are none. */
export function OrderResults({ choice }: { readonly choice: OrderChoice }) {
  const query = useInfiniteQuery(ordersQuery(choice));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = query;
  const isSkeletonShown = useDelayed(query.isPending);
  useClosedOffice(error);
  if (data === undefined && error) {
    return <ErrorState title={t('orders.failure')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('orders.loading')}>
        {isSkeletonShown && <Skeleton shape="block" height="20rem" />}
      </div>
    );
  }
  const orders = data.pages.flatMap((page) => page.data);
  if (orders.length === 0) return <EmptyState title={t('orders.none')}>{t('orders.noneText')}</EmptyState>;
  return (
    <div>
      <p className="vh" role="status">
        {isPlaceholderData ? common('office.searching') : t('orders.found', { count: orders.length })}
      </p>
      <ul className={layout.rows} aria-label={t('orders.list')} aria-busy={isPlaceholderData}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <p className={styles.file}>
        <a href={fileOf(choice)} download>
          {t('orders.file')}
        </a>
      </p>
      {hasNextPage && (
        <Button className={layout.more} variant="line" size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('orders.more')}
        </Button>
      )}
    </div>
  );
}

/** Address of the file with the orders that are shown. */
function fileOf({ search, state, since }: OrderChoice): string {
  const query = new URLSearchParams(Object.entries({ search, state: state ?? '', since }).filter(([, value]) => value !== ''));
  return `${ENDPOINTS.staffOrdersCsv.path}?${query.toString()}`;
}

function OrderRow({ order }: { readonly order: Order }) {
  const { id, buyer_name: name, buyer_email: email, plan, kind, state, total_minor: total, currency, invoice_number: number } = order;
  const planName = t(PLAN_NAMES[plan]);
  return (
    <li className={`${layout.row} ${styles.row}`} data-row>
      <div className={styles.who}>
        <Link className={styles.name} to={`/office/money/orders/${id}`}>
          {order.user_id === null ? t('orders.deleted') : name || email}
        </Link>
        <span className="muted">{email}</span>
      </div>
      <span>
        <span className="num">{formatMinor(total, currency)}</span>
        <span className={`muted ${styles.plan}`}>{kind === 'renewal' ? t('orders.renewal', { plan: planName }) : planName}</span>
      </span>
      <span>
        <OrderStateMark state={state} />
      </span>
      <span className={`num muted ${styles.small}`}>{number || id}</span>
      <time className={`num muted ${styles.small}`} dateTime={order.placed_at}>
        {shortMomentInIndia(order.placed_at)}
      </time>
    </li>
  );
}
