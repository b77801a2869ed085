import { formatMinor, longDayInIndia, type OwnMembership } from '@alltalent/shared/contracts';
import { Badge, ButtonLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { PLANS_PATH } from '../../domain/return-path/return-path';
import { t } from '../../messages';
import styles from './own.module.css';

export function PlanPart({ membership }: { readonly membership: OwnMembership }) {
  const { state, plan, source } = membership;
  const isGrace = state === 'grace';
  const isMember = state === 'active' || isGrace;
  return (
    <PageSection id="plan" title={t('own.plan')}>
      <p className={styles.plan}>
        <span className={styles.planName}>{plan.name}</span>
        {isMember && <Badge kind={isGrace ? 'soft' : 'premium'}>{isGrace ? t('own.stateGrace') : t('own.stateActive')}</Badge>}
      </p>
      <p>{stateText(membership)}</p>
      {isMember && source === 'site' && plan.price_minor > 0 && (
        <p className="num muted">{t('own.price', { sum: formatMinor(plan.price_minor, plan.currency), months: plan.term_months })}</p>
      )}
      <p className={styles.actions}>
        <ButtonLink variant={isMember ? 'line' : 'action'} to={PLANS_PATH}>
          {t('own.compare')}
        </ButtonLink>
      </p>
    </PageSection>
  );
}

function stateText({ state, active_until: until, usage }: OwnMembership): string {
  if (state === 'active' || state === 'grace') return t('own.until', { day: longDayInIndia(until ?? '') });
  if (state === 'ended') return t('own.endedText');
  const { applications_limit: count } = usage;
  return count === null ? t('own.freeText') : t('own.freeCount', { count });
}
