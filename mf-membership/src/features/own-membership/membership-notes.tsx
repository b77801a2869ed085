import { longDayInIndia, type OwnMembership } from '@alltalent/shared/contracts';
import { Alert, TextLink } from '@alltalent/shared/ui';
import { checkoutPath, orderPath, OWN_PATH } from '../../domain/return-path/return-path';
import { t } from '../../messages';
import styles from './own.module.css';

/** What needs attention: a renewal that failed, an order that waits for its payment. */
export function MembershipNotes({ membership }: { readonly membership: OwnMembership }) {
  const { state, plan, active_until: until, open_order: order } = membership;
  const isGrace = state === 'grace' && plan.id !== 'free';
  if (!isGrace && !order) return null;
  return (
    <div className={styles.notes}>
      {isGrace && plan.id !== 'free' && (
        <Alert kind="error">
          <p>{t('own.grace', { day: longDayInIndia(until ?? '') })}</p>
          <TextLink to={checkoutPath(plan.id, OWN_PATH)}>{t('own.gracePay')}</TextLink>
        </Alert>
      )}
      {order && (
        <Alert kind="info">
          <p>{t('own.openOrder')}</p>
          <TextLink to={orderPath(order.plan, order.id)}>{t('own.seeOrder')}</TextLink>
        </Alert>
      )}
    </div>
  );
}
