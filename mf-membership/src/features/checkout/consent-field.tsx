import { NewTabLink } from '@alltalent/shared/ui';
import { FormCheckField } from '@alltalent/shared/ui/form';
import { t } from '../../messages';
import styles from './checkout.module.css';

/** Consent to the rule that payments are not refunded. */
export function ConsentField() {
  return (
    <div>
      <FormCheckField name="accepts_no_refunds" label={t('checkout.consent')} />
      <p className={styles.papers}>
        <NewTabLink to="/return-policy">{t('checkout.returnPolicy')}</NewTabLink>
        <NewTabLink to="/terms-of-use">{t('checkout.terms')}</NewTabLink>
      </p>
    </div>
  );
}
