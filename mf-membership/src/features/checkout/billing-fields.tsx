import { MEMBERSHIP_LIMITS, OUTSIDE_INDIA } from '@alltalent/shared/contracts';
import { SelectField } from '@alltalent/shared/ui';
import { FormTextField, useFormField } from '@alltalent/shared/ui/form';
import { SUPPLY_OPTIONS } from '../../domain/places/place-options';
import { t } from '../../messages';
import styles from './checkout.module.css';

type BillingFieldsProps = { readonly onState: (stateCode: string) => void };

/** Name and address for the invoice. */
export function BillingFields({ onState }: BillingFieldsProps) {
  const { value, error, onChange, onBlur } = useFormField<string>('billing.state_code');
  const isAbroad = value === OUTSIDE_INDIA.code;
  const choose = (stateCode: string) => {
    onChange(stateCode);
    onState(stateCode);
  };
  return (
    <section className={styles.step} aria-labelledby="billing-title">
      <h2 id="billing-title">{t('billing.title')}</h2>
      <p className="muted">{t('billing.lede')}</p>
      <div className={styles.fields}>
        <FormTextField
          className={styles.wide}
          name="billing.name"
          label={t('billing.name')}
          autoComplete="billing name"
          maxLength={MEMBERSHIP_LIMITS.billingName}
          isRequired
        />
        <FormTextField
          className={styles.wide}
          name="billing.address"
          label={t('billing.address')}
          autoComplete="billing street-address"
          maxLength={MEMBERSHIP_LIMITS.addressLine}
          isRequired
        />
        <FormTextField
          name="billing.city"
          label={t('billing.city')}
          autoComplete="billing address-level2"
          maxLength={MEMBERSHIP_LIMITS.city}
          isRequired
        />
        <FormTextField
          name="billing.postal_code"
          label={isAbroad ? t('billing.postalCode') : t('billing.pin')}
          autoComplete="billing postal-code"
          inputMode={isAbroad ? 'text' : 'numeric'}
          maxLength={12}
          isRequired
        />
        <SelectField
          className={styles.wide}
          name="billing.state_code"
          label={t('billing.state')}
          autoComplete="billing address-level1"
          hint={t('billing.stateHint')}
          placeholder={t('billing.chooseState')}
          options={SUPPLY_OPTIONS}
          isRequired
          {...{ value, error, onBlur }}
          onChange={choose}
        />
        <FormTextField
          className={styles.wide}
          name="billing.gstin"
          label={t('billing.gstin')}
          hint={t('billing.gstinHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
        />
      </div>
    </section>
  );
}
