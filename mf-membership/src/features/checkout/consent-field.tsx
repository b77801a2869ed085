import { NewTabLink } from '@alltalent/shared/ui';
import { FormCheckField } from '@alltalent/shared/ui/form';
import { t } from '../../messages';

/** The rule of no refunds in words, agreed to before the payment. */
export function ConsentField() {
  const label = (
    <>
      {t('checkout.consent')} <NewTabLink to="/return-policy">{t('checkout.returnPolicy')}</NewTabLink>{' '}
      <NewTabLink to="/terms-of-use">{t('checkout.terms')}</NewTabLink>
    </>
  );
  return <FormCheckField name="accepts_no_refunds" label={label} />;
}
