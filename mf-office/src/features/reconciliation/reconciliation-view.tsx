import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type ReconciliationResponse } from '@alltalent/shared/contracts';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useState } from 'react';
import { useConfirmed } from '../../domain/office-page/confirming';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/money';
import type { ReconciliationFormProps } from './reconciliation-form';
import styles from './reconciliation.module.css';

const ReconciliationForm = lazySection<ReconciliationFormProps>({
  name: 'office.reconciliation-form',
  load: () => import(/* webpackChunkName: "office.reconciliation-form" */ './reconciliation-form').then((part) => part.ReconciliationForm),
  loading: t('reconcile.loading'),
  failure: t('reconcile.lost'),
  height: '9rem',
});

/** Compares payments and books with the providers for the days since one, and shows every difference. */
export function ReconciliationView() {
  const confirmed = useConfirmed();
  const [result, setResult] = useState<ReconciliationResponse | null>(null);
  const compare = async (since: string) => {
    try {
      const answer = await confirmed(() => request(ENDPOINTS.reconcilePayments, { since }));
      if (answer) setResult(answer);
    } catch (error) {
      setResult(null);
      throw error;
    }
  };
  return (
    <div className={styles.reconciliation}>
      <p className="muted">{t('reconcile.text')}</p>
      <ReconciliationForm compare={compare} />
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
