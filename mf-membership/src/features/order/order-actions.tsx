import { formatMinor, type Order } from '@alltalent/shared/contracts';
import { Button, ButtonLink, TextLink } from '@alltalent/shared/ui';
import { useLeave } from '../../domain/leave/use-leave';
import { invoicePath } from '../../domain/invoices/invoice-path';
import { checkoutPath, isOwnPath, OWN_PATH, PLANS_PATH } from '../../domain/return-path/return-path';
import { t } from '../../messages';
import { CancelOrder } from './cancel-order';
import type { OrderLook } from './order-look';
import styles from './order.module.css';

export type OrderCardProps = {
  readonly order: Order;
  /** The page no longer looks by itself. */
  readonly hasStopped: boolean;
  readonly isChecking: boolean;
  /** The last look got no answer. */
  readonly isAway: boolean;
  readonly checkAgain: () => void;
};

type OrderActionsProps = OrderCardProps & { readonly look: OrderLook };

/** Actions for the state of the order: at most one main button, the rest as links. */
export function OrderActions(props: OrderActionsProps) {
  return <div className={styles.actions}>{actionsOf(props)}</div>;
}

function actionsOf({ order, look, hasStopped, isChecking, isAway, checkAgain }: OrderActionsProps) {
  const canCheck = hasStopped || isAway || look === 'away' || look === 'checking';
  const check = canCheck && (
    <Button variant="line" icon="retry" isPending={isChecking} onClick={checkAgain}>
      {t('order.checkAgain')}
    </Button>
  );
  switch (look) {
    case 'paid':
      return <PaidActions order={order} />;
    case 'unpaid':
      return (
        <>
          <PayButton order={order} label={t('order.pay', { sum: formatMinor(order.total_minor, order.currency) })} />
          {check}
          <CancelOrder order={order} />
        </>
      );
    case 'failed':
    case 'cancelled':
    case 'expired':
      return order.payment_url === '' ? <StartAgain order={order} /> : <PayButton order={order} label={t('order.tryAgain')} />;
    case 'pending':
      return check || <p className="muted">{t('order.looking')}</p>;
    case 'away':
    case 'checking':
      return (
        <>
          {check}
          <TextLink className={styles.target} to="/contactus">
            {t('order.support')}
          </TextLink>
        </>
      );
    case 'refunded':
      return (
        <ButtonLink variant="ink" to={OWN_PATH}>
          {t('order.toMembership')}
        </ButtonLink>
      );
  }
}

function PaidActions({ order: { return_path: back, invoice_id: invoice } }: { readonly order: Order }) {
  const isElsewhere = isOwnPath(back) && back !== PLANS_PATH && back !== OWN_PATH;
  return (
    <>
      <ButtonLink to={isElsewhere ? back : OWN_PATH}>{isElsewhere ? t('order.goBack') : t('order.toMembership')}</ButtonLink>
      {isElsewhere && (
        <TextLink className={styles.target} to={OWN_PATH}>
          {t('order.toMembership')}
        </TextLink>
      )}
      {invoice !== null && (
        <TextLink className={styles.target} to={invoicePath(invoice)} reloadDocument download>
          {t('order.invoice')}
        </TextLink>
      )}
    </>
  );
}

function PayButton({ order, label }: { readonly order: Order; readonly label: string }) {
  const { isLeaving, leaveTo } = useLeave();
  return (
    <Button isPending={isLeaving} onClick={() => leaveTo(order.payment_url)}>
      {label}
    </Button>
  );
}

function StartAgain({ order }: { readonly order: Order }) {
  const from = isOwnPath(order.return_path) ? order.return_path : '';
  return (
    <>
      <ButtonLink to={checkoutPath(order.plan, from)}>{t('order.startAgain')}</ButtonLink>
      <TextLink className={styles.target} to={PLANS_PATH}>
        {t('order.comparePlans')}
      </TextLink>
    </>
  );
}
