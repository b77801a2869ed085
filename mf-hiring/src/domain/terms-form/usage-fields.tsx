import { HIRING_LIMITS, USAGE_MEDIA, USAGE_MEDIUM_LABELS, type UsageMedium } from '@alltalent/shared/contracts';
import { Chip } from '@alltalent/shared/ui';
import { FormTextField, useFormField } from '@alltalent/shared/ui/form';
import { t } from '../../messages';
import styles from '../page/page.module.css';

/** Where, in which area and for how long the work may be used. */
export function UsageFields() {
  const { value, onChange } = useFormField<readonly UsageMedium[]>('usage_media');
  const toggle = (medium: UsageMedium) =>
    onChange(USAGE_MEDIA.filter((one) => (one === medium ? !value.includes(one) : value.includes(one))));
  return (
    <section className={styles.box} aria-labelledby="group-usage">
      <h3 id="group-usage">{t('offers.groupUsage')}</h3>
      <p className="muted">{t('offers.usageLede')}</p>
      <div className={styles.chips} role="group" aria-label={t('offers.usageMedia')}>
        {USAGE_MEDIA.map((medium) => (
          <Chip key={medium} isPressed={value.includes(medium)} onClick={() => toggle(medium)}>
            {USAGE_MEDIUM_LABELS[medium]}
          </Chip>
        ))}
      </div>
      <div className={styles.fields}>
        <FormTextField
          name="usage_territory"
          label={t('offers.territory')}
          hint={t('offers.territoryHint')}
          maxLength={HIRING_LIMITS.territory}
        />
        <FormTextField name="usage_period" label={t('offers.period')} hint={t('offers.periodHint')} maxLength={HIRING_LIMITS.period} />
      </div>
    </section>
  );
}
