import { addDays, dayInIndia, MEMBERSHIP_LIMITS } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { fieldsOf, FormAlert, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages/money';
import styles from './reconciliation.module.css';

type Values = { readonly since: string };
export type ReconciliationFormProps = { readonly compare: (since: string) => Promise<void> };

const USUAL_DAYS = 7;
const check = ({ since }: Values) => (since === '' ? { since: t('reconcile.missing') } : {});

/** Asks for the day from which payments are compared. */
export function ReconciliationForm({ compare }: ReconciliationFormProps) {
  const today = dayInIndia(useNow().getTime());
  const send = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await compare(values.since);
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(values) });
    }
  };
  return (
    <Formik
      initialValues={{ since: addDays(today, -USUAL_DAYS) }}
      validate={check}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={send}
    >
      <Form className={styles.form} noValidate method="dialog">
        <FormTextField
          name="since"
          type="date"
          label={t('reconcile.since')}
          hint={t('reconcile.sinceHint', { days: MEMBERSHIP_LIMITS.reconciledDays })}
          min={addDays(today, -MEMBERSHIP_LIMITS.reconciledDays)}
          max={today}
          isRequired
        />
        <FormAlert />
        <SubmitButton variant="ink">{t('reconcile.run')}</SubmitButton>
      </Form>
    </Formik>
  );
}
