import { formatMinor, longDayInIndia, type Order } from '@alltalent/shared/contracts';
import { Alert, Card, Icon } from '@alltalent/shared/ui';
import { useEffect, useRef } from 'react';
import { t } from '../../messages';
import { ICONS, lookOf, TITLES } from './order-look';
import { OrderActions, type OrderCardProps } from './order-actions';
import styles from './order.module.css';

export function OrderCard(props: OrderCardProps) {
  const { order, hasStopped, isAway } = props;
  const look = lookOf(order);
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useRef(look);
  // The state changed while the page was open: a screen reader reads the new heading.
  useEffect(() => {
    if (seen.current !== look) title.current?.focus();
    seen.current = look;
  }, [look]);
  return (
    <Card className={styles.card}>
      <span className={styles.mark} data-look={look}>
        <Icon name={ICONS[look]} />
      </span>
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        {TITLES[look]}
      </h1>
      <p className="lede">{order.message}</p>
      {hasStopped && <Alert kind="info">{t('order.stopped')}</Alert>}
      {isAway && !hasStopped && <Alert kind="info">{t('order.noAnswer')}</Alert>}
      <OrderFacts order={order} />
      <OrderActions {...props} look={look} />
    </Card>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  const { plan_name: plan, total_minor: total, currency, starts_at: from, ends_at: to, renews, state, has_shoot: hasShoot } = order;
  const isPaid = state === 'paid';
  const isOpen = state === 'open';
  const facts = [
    { name: t('order.plan'), value: plan },
    { name: isPaid ? t('order.paidSum') : t('order.sum'), value: formatMinor(total, currency) },
    ...(isPaid && from ? [{ name: t('order.begins'), value: longDayInIndia(from) }] : []),
    ...(isPaid && to ? [{ name: renews ? t('order.renewsOn') : t('order.endsOn'), value: longDayInIndia(to) }] : []),
    ...(isOpen ? [{ name: t('order.after'), value: renews ? t('order.renews') : t('order.ends') }] : []),
    ...(isPaid && hasShoot ? [{ name: t('order.shoot'), value: t('order.shootText') }] : []),
  ];
  return (
    <dl className={`num ${styles.facts}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
