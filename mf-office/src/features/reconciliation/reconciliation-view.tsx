import { request } from '@alltalent/shared/api';
import { addDays, dayInIndia, ENDPOINTS, MEMBERSHIP_LIMITS, type ReconciliationResponse } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { fieldsOf, FormAlert, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useConfirmed } from '../../domain/office-page/confirming';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/money';
import styles from './reconciliation.module.css';

type Values = { readonly since: string };

const USUAL_DAYS = 7;
const check = ({ since }: Values) => (since === '' ? { since: t('reconcile.missing') } : {});

/** Compares payments and books with the providers for the days since one, and shows every difference. */
export function ReconciliationView() {
  const confirmed = useConfirmed();
  const today = dayInIndia(useNow().getTime());
  const [result, setResult] = useState<ReconciliationResponse | null>(null);
  const send = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      const answer = await confirmed(() => request(ENDPOINTS.reconcilePayments, values));
      if (answer) setResult(answer);
    } catch (error) {
      setResult(null);
      showRefusal(error, form, { fieldOf: fieldsOf(values) });
    }
  };
  return (
    <div className={styles.reconciliation}>
      <p className="muted">{t('reconcile.text')}</p>
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
          />
          <FormAlert />
          <SubmitButton variant="ink">{t('reconcile.run')}</SubmitButton>
        </Form>
      </Formik>
      <div role="status">{result && <Result result={result} />}</div>
    </div>
  );
}

function Result({ result: { compared, differences, lines } }: { readonly result: ReconciliationResponse }) {
  return (
    <Part title={t('reconcile.result')}>
      <p>
        {t('reconcile.compared', { compared })}.{' '}
        <strong>{differences === 0 ? t('reconcile.same') : t('reconcile.differences', { differences })}</strong>
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.length < differences && <p className="muted">{t('reconcile.first', { count: lines.length })}</p>}
    </Part>
  );
}
