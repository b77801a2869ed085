import { JOB_LIMITS, PAY_KIND_LABELS, PAY_KINDS, PAY_UNITS } from '@alltalent/shared/contracts';
import { TextField } from '@alltalent/shared/ui';
import { ChoiceField } from '@alltalent/shared/ui/choice-field';
import { useId } from 'react';
import { t } from '../../messages/posting';
import styles from './fields.module.css';
import { MoneyField } from './money-field';
import { ReviewList } from './review-list';
import { useJobField } from './use-fields';
import { WatchedArea } from './watched-field';

const KINDS = PAY_KINDS.map((value) => ({ value, label: PAY_KIND_LABELS[value] }));

export function PayStep() {
  const kind = useJobField('pay_kind');
  return (
    <>
      <div className={styles.grid}>
        <div className={styles.whole}>
          <ChoiceField label="Pay" name={kind.name} value={kind.value} choices={KINDS} onChange={kind.onChange} />
        </div>
        {kind.value === 'paid' ? (
          <Sum />
        ) : (
          <p className={`${styles.whole} muted`}>
            The call says so beside its title, and talent can leave unpaid work out of their search.
          </p>
        )}
        <WatchedArea
          className={styles.whole}
          label="What else, and what it is used for"
          field={useJobField('usage')}
          maxLength={JOB_LIMITS.usage}
          rows={3}
          placeholder="Travel and meals are paid. Shown on television and online in India, for one year."
        />
      </div>
      <ReviewList />
    </>
  );
}

function Sum() {
  const units = useId();
  const pay = useJobField('pay');
  return (
    <>
      <MoneyField label="How much (₹)" field={pay} most={JOB_LIMITS.pay} rangeHelp={t('posting.payRange')} isRequired />
      <MoneyField
        label={t('posting.payUpTo')}
        field={useJobField('pay_max')}
        most={JOB_LIMITS.pay}
        least={pay.value}
        placeholder={t('posting.payOneSum')}
      />
      <div>
        <TextField
          {...useJobField('pay_unit')}
          label="For what"
          list={units}
          maxLength={JOB_LIMITS.payUnit}
          placeholder="per day"
          autoComplete="off"
        />
        <datalist id={units}>
          {PAY_UNITS.map((unit) => (
            <option key={unit} value={unit} />
          ))}
        </datalist>
      </div>
    </>
  );
}
