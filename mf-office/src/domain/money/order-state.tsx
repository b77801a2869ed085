import type { OrderState } from '@alltalent/shared/contracts';
import { t } from '../../messages/money';
import styles from './money.module.css';

/** Where the payment of an order is, as a mark. */
export function OrderStateMark({ state }: { readonly state: OrderState }) {
  return (
    <span className={styles.mark} data-state={state}>
      {t(`state.${state}`)}
    </span>
  );
}
