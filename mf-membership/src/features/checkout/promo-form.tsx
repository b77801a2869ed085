import { MEMBERSHIP_LIMITS, type Quote } from '@alltalent/shared/contracts';
import { Alert, Button, TextField } from '@alltalent/shared/ui';
import { useFormik } from 'formik';
import { t } from '../../messages';
import styles from './checkout.module.css';

export type PromoFormProps = {
  readonly typed: string;
  /** The code the quote was asked with. */
  readonly usedCode: string;
  readonly promo: Quote['promo'];
  /** Why the quote with this code did not load; '' otherwise. */
  readonly failure: string;
  readonly isChecking: boolean;
  readonly onType: (code: string) => void;
  readonly onUse: (code: string) => void;
};

/** Field for a promo code with its own button, so that the total changes before anything is paid. */
export function PromoForm({ typed, usedCode, promo, failure, isChecking, onType, onUse }: PromoFormProps) {
  const isUsed = usedCode !== '' && typed.trim().toUpperCase() === usedCode;
  const isApplied = isUsed && promo.code === usedCode && promo.state === 'applied';
  const refusal = isUsed && !isChecking ? failure || (promo.code === usedCode && promo.state === 'refused' ? promo.message : '') : '';
  const form = useFormik({
    initialValues: { code: typed },
    enableReinitialize: true,
    onSubmit: ({ code }) => {
      // A total for another state may still be loading; that does not block a first code.
      if (!isChecking || usedCode === '') onUse(isApplied ? '' : code.trim().toUpperCase());
    },
  });
  return (
    <form className={styles.promo} noValidate onSubmit={form.handleSubmit}>
      <div className={styles.promoRow}>
        <TextField
          name="code"
          label={t('checkout.code')}
          value={typed}
          error={refusal || undefined}
          maxLength={MEMBERSHIP_LIMITS.promoCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isApplied}
          onChange={onType}
        />
        <Button type="submit" variant="line" isPending={isChecking && usedCode !== ''}>
          {isApplied ? t('checkout.removeCode') : t('checkout.applyCode')}
        </Button>
      </div>
      <p className="vh" role="status">
        {refusal}
      </p>
      {isApplied && promo.message !== '' && <Alert kind="ok">{promo.message}</Alert>}
    </form>
  );
}
