import type { OrderState } from '@alltalent/shared/contracts';
import { t } from '../../messages/money';
import styles from './money.module.css';
import { ORDER_STATE_NAMES } from './words';

/** Where the payment of an order is, as a mark. */
export function OrderStateMark({ state }: { readonly state: OrderState }) {
  return (
    <span className={styles.mark} data-state={state}>
      {t(ORDER_STATE_NAMES[state])}
    </span>
  );
}
