import type { PlanVersion, StaffPlan, StaffPlansResponse } from '@alltalent/shared/contracts';
import { Alert, EmptyState } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { t } from '../../messages/plans';
import type { ChangePlanDialogProps } from './change-plan-dialog';
import { PlanCard } from './plan-card';
import { plansQuery } from './plans.query';
import styles from './plans.module.css';
import type { WithdrawPlanDialogProps } from './withdraw-plan-dialog';

const ChangePlanDialog = lazyDialog<ChangePlanDialogProps>(() =>
  import(/* webpackChunkName: "office.plan" */ './change-plan-dialog').then((part) => part.ChangePlanDialog),
);
const WithdrawPlanDialog = lazyDialog<WithdrawPlanDialogProps>(() =>
  import(/* webpackChunkName: "office.plan" */ './withdraw-plan-dialog').then((part) => part.WithdrawPlanDialog),
);

type Asked = { readonly plan: StaffPlan; readonly withdrawn: PlanVersion | null };

/** Plans and prices: what is sold, what was sold before, and what is planned. */
export function PlansView() {
  const query = useQuery(plansQuery);
  return (
    <OfficeQueryView query={query} failure={t('plans.failure')}>
      {(plans) => (plans.data.length === 0 ? <EmptyState title={t('plans.none')}>{t('plans.noneText')}</EmptyState> : <Plans {...plans} />)}
    </OfficeQueryView>
  );
}

function Plans({ data, is_on_sale: isOnSale, tax_rate_basis_points: taxRate }: StaffPlansResponse) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <div className={styles.plans}>
      {!isOnSale && <Alert kind="info">{t('plans.notOnSale')}</Alert>}
      <ul className={styles.cards}>
        {data.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              onChange={() => setAsked({ plan, withdrawn: null })}
              onWithdraw={(withdrawn) => setAsked({ plan, withdrawn })}
            />
          </li>
        ))}
      </ul>
      <p className={styles.what}>{t('plans.what')}</p>
      {asked?.withdrawn === null && <ChangePlanDialog plan={asked.plan} taxRate={taxRate} onClose={close} />}
      {asked?.withdrawn && <WithdrawPlanDialog plan={asked.plan} version={asked.withdrawn} onClose={close} />}
    </div>
  );
}
