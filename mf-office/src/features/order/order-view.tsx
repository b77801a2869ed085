import { formatMinor, type StaffOrderDetail } from '@alltalent/shared/contracts';
import { Alert, Button, TextLink } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { HistoryPart } from '../../domain/history/history-part';
import { OrderStateMark } from '../../domain/money/order-state';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { keyChoice } from '../../domain/queue/key-choice';
import { useKeys } from '../../domain/queue/use-keys';
import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import { t } from '../../messages/money';
import { Books, Bought, Buyer, OrderFacts, Payments } from './order-parts';
import { orderQuery } from './order.query';
import styles from './order.module.css';
import type { RefundDialogProps } from './refund-dialog';

const RefundDialog = lazyDialog<RefundDialogProps>(() =>
  import(/* webpackChunkName: "office.refund" */ './refund-dialog').then((part) => part.RefundDialog),
);

/** One order whole, and its refund. Keys: Esc back to the list, `r` refund. */
export function OrderView({ id }: { readonly id: string }) {
  const query = useQuery(orderQuery(id));
  return (
    <OfficeQueryView query={query} failure={t('order.failure')}>
      {({ data }) => <Whole order={data} />}
    </OfficeQueryView>
  );
}

function Whole({ order }: { readonly order: StaffOrderDetail }) {
  const navigate = useNavigate();
  const [isRefunding, setIsRefunding] = useState(false);
  const isPaid = order.state === 'paid';
  const isOn = keyChoice.read();
  useKeys({ Escape: () => void navigate('/office/money'), r: isOn && isPaid ? () => setIsRefunding(true) : undefined });
  return (
    <article>
      <TextLink to="/office/money">{t('order.back')}</TextLink>
      <header className={styles.header}>
        <div>
          <h2 className={layout.title}>{`${order.plan_name}, ${formatMinor(order.total_minor, order.currency)}`}</h2>
          <p className={layout.facts}>
            <OrderStateMark state={order.state} />
            <span className="num muted">{order.id}</span>
          </p>
        </div>
        {isPaid && (
          <Button variant="ink" size="small" aria-haspopup="dialog" onClick={() => setIsRefunding(true)}>
            {t('order.refund')}
          </Button>
        )}
      </header>
      {order.remarks.map((remark) => (
        <Alert key={remark} kind="error">
          {remark}
        </Alert>
      ))}
      <div className={layout.columns}>
        <div className={layout.column}>
          <Bought order={order} />
          <Payments payments={order.payments} />
          <Books invoices={order.invoices} />
          <Part title={t('order.history')}>
            {order.history.length === 0 ? <p className="muted">{t('order.noHistory')}</p> : <HistoryPart lines={order.history} />}
          </Part>
        </div>
        <div className={layout.column}>
          <Buyer order={order} />
          <OrderFacts order={order} />
        </div>
      </div>
      {isRefunding && <RefundDialog order={order} onClose={() => setIsRefunding(false)} />}
    </article>
  );
}
