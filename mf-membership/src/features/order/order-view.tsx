import { hasCode } from '@alltalent/shared/api';
import { ButtonLink, EmptyState, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { OWN_PATH } from '../../domain/return-path/return-path';
import { t } from '../../messages';
import { OrderCard } from './order-card';
import styles from './order.module.css';
import { useOrder } from './use-order';

type OrderViewProps = { readonly orderId: string; readonly userId: string };

/** State of an order's payment, which updates by itself. */
export function OrderView({ orderId, userId }: OrderViewProps) {
  const { order, hasStopped, checkAgain } = useOrder(orderId, userId);
  const { data, error, isFetching } = order;
  if (data) return <OrderCard {...{ order: data, hasStopped, checkAgain }} isChecking={isFetching} isAway={error !== null} />;
  return (
    <>
      <h1 className={styles.alone}>{t('order.title')}</h1>
      {hasCode(error, 'NOT_FOUND') && <UnknownOrder />}
      {error && !hasCode(error, 'NOT_FOUND') && !isFetching && <ErrorState title={t('order.failed')} error={error} onRetry={checkAgain} />}
      {(!error || (isFetching && !hasCode(error, 'NOT_FOUND'))) && <OrderLoading />}
    </>
  );
}

function UnknownOrder() {
  const action = (
    <ButtonLink variant="ink" to={OWN_PATH}>
      {t('order.toMembership')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('order.unknown')} action={action}>
      {t('order.unknownText')}
    </EmptyState>
  );
}

function OrderLoading() {
  const isShown = useDelayed(true);
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('order.loading')}>
      {isShown && <Skeleton shape="card" height="18rem" />}
    </div>
  );
}
