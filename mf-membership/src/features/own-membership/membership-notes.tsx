import { longDayInIndia, type OwnMembership } from '@alltalent/shared/contracts';
import { Alert, TextLink } from '@alltalent/shared/ui';
import { orderPath } from '../../domain/return-path/return-path';
import { t } from '../../messages';
import { NextTermLink } from './next-term-link';
import styles from './own.module.css';

/** Notes on what needs attention: a renewal that failed, an order that is not paid. */
export function MembershipNotes({ membership }: { readonly membership: OwnMembership }) {
  const { state, plan, open_order: order } = membership;
  const isGrace = state === 'grace';
  if (!isGrace && !order) return null;
  return (
    <div className={styles.notes}>
      {isGrace && (
        <Alert kind="error">
          <div className={styles.note}>
            <p>{graceText(membership)}</p>
            <NextTermLink plan={plan.id} size="small" />
          </div>
        </Alert>
      )}
      {order && (
        <Alert kind="info">
          <div className={styles.note}>
            <p>{t('own.openOrder')}</p>
            <TextLink className={styles.target} to={orderPath(order.plan, order.id)}>
              {t('own.seeOrder')}
            </TextLink>
          </div>
        </Alert>
      )}
    </div>
  );
}

/** A charge is tried again only while the renewal is on and a day for it is planned. */
function graceText({ renewal, active_until: until }: OwnMembership): string {
  const day = longDayInIndia(until ?? '');
  return renewal.is_on && renewal.next_charge_at !== null ? t('own.grace', { day }) : t('own.graceOver', { day });
}
