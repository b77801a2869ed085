import { useSession } from '@alltalent/shared/api';
import { PAID_PLAN_IDS, type Plan } from '@alltalent/shared/contracts';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, ButtonLink } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router';
import { checkoutPath, OWN_PATH, PLANS_PATH, readFrom } from '../../domain/return-path/return-path';
import { t } from '../../messages';
import styles from './plans.module.css';

export type PlanActionProps = {
  readonly plan: Plan;
  readonly isOwn: boolean;
  readonly isOnSale: boolean;
  /** Whether the plan's button is red; true for one plan. */
  readonly isFirst: boolean;
};

/** Action for a plan: choose it, or manage it if it is the visitor's own. */
export function PlanAction({ plan, isOwn, isOnSale, isFirst }: PlanActionProps) {
  const [search] = useSearchParams();
  const paid = PAID_PLAN_IDS.find((id) => id === plan.id);
  if (paid === undefined) return <FreeAction />;
  if (isOwn) {
    return (
      <ButtonLink variant="ink" isBlock className={styles.choose} to={OWN_PATH}>
        {t('plans.manage')}
      </ButtonLink>
    );
  }
  if (!isOnSale) return <p className="muted">{t('plans.notNow')}</p>;
  return (
    <ButtonLink
      variant={isFirst ? 'action' : 'line'}
      isBlock
      className={styles.choose}
      to={checkoutPath(paid, readFrom(search) || PLANS_PATH)}
    >
      {t('plans.choose', { plan: plan.name })}
    </ButtonLink>
  );
}

function FreeAction() {
  const session = useSession();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  if (session.status !== 'anonymous') return <p className="muted">{t('plans.haveFree')}</p>;
  return (
    <Button variant="line" isBlock onClick={() => openJoinPanel(PLANS_PATH)}>
      {t('plans.join')}
    </Button>
  );
}
