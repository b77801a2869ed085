import { MoneyPage } from '../domain/money/money-page';
import { ReconciliationView } from '../features/reconciliation/reconciliation-view';

export function Component() {
  return (
    <MoneyPage>
      <ReconciliationView />
    </MoneyPage>
  );
}
