import { useHydrated } from '@alltalent/shared/api';
import type { MembershipPlansResponse } from '@alltalent/shared/contracts';
import { Alert, ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { useMediaQuery } from '@alltalent/shared/ui/media-query';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../domain/membership/membership.query';
import { t } from '../../messages';
import { PaymentRules } from './payment-rules';
import { PlanCards } from './plan-cards';
import { offersOf } from './plan-offers';
import { PlanTable } from './plan-table';
import { PlansLoading } from './plans-loading';
import styles from './plans.module.css';
import { Questions } from './questions';
import { useOwnPlan } from './use-own-plan';

/** Room for three columns beside the names of the benefits. plans.module.css has the same width. */
const WIDE = '(min-width: 62rem)';

export function PlansView() {
  const plans = useQuery(plansQuery);
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.intro}>
        <p className="kicker">{t('plans.kicker')}</p>
        <h1>{t('plans.title')}</h1>
        <p className="lede">{t('plans.lede')}</p>
      </header>
      <QueryView query={plans} failure={t('plans.failed')} loading={(isShown) => <PlansLoading isShown={isShown} />}>
        {(data) => (data.plans.length === 0 ? <NoPlans /> : <Plans data={data} />)}
      </QueryView>
    </div>
  );
}

function Plans({ data }: { readonly data: MembershipPlansResponse['data'] }) {
  const isWide = useMediaQuery(WIDE, true);
  // The server does not know the width: a page that it draws has both, and the style sheet shows one.
  const hasBoth = !useHydrated();
  const offers = offersOf(data, useOwnPlan());
  return (
    <>
      {!data.is_on_sale && (
        <Alert kind="info" className={styles.notice}>
          {t('plans.notOnSale')}
        </Alert>
      )}
      {(hasBoth || isWide) && <PlanTable offers={offers} />}
      {(hasBoth || !isWide) && <PlanCards offers={offers} />}
      <PaymentRules shootCode={data.shoot_code} excludedStates={data.shoot_excluded_states} />
      {data.questions.length > 0 && <Questions questions={data.questions} />}
    </>
  );
}

function NoPlans() {
  return (
    <EmptyState
      title={t('plans.none')}
      action={
        <ButtonLink variant="ink" to="/jobs">
          {t('plans.toJobs')}
        </ButtonLink>
      }
    >
      {t('plans.noneText')}
    </EmptyState>
  );
}
