import { formatMinor, type StaffPlan } from '@alltalent/shared/contracts';
import { t } from '../../messages/plans';
import { paiseOf, type PlanDraft } from './plan-draft';
import styles from './plans.module.css';

type PlanPreviewProps = { readonly plan: StaffPlan; readonly draft: PlanDraft; readonly taxRate: number };

const BASIS_POINTS_IN_PERCENT = 100;

/** Name, price and words of a draft, as the page of the plans says them. */
export function PlanPreview({ plan: { term_months: months, currency }, draft, taxRate }: PlanPreviewProps) {
  const price = paiseOf(draft);
  if (price === null) return null;
  return (
    <section className={styles.preview} aria-label={t('plan.preview')}>
      <p className={`muted ${styles.small}`}>{t('plan.preview')}</p>
      <p className={styles.previewName}>{draft.name}</p>
      <p className={`num ${styles.price}`}>
        <strong className={styles.sum}>{formatMinor(price, currency)}</strong> {price > 0 && <span>{t('plans.term', { months })}</span>}
      </p>
      <p className={`muted ${styles.small}`}>
        {price > 0 ? t('plan.tax', { percent: String(taxRate / BASIS_POINTS_IN_PERCENT) }) : t('plan.noPrice')}
      </p>
      {draft.tagline.trim() !== '' && <p>{draft.tagline}</p>}
    </section>
  );
}
