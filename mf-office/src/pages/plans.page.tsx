import { MoneyPage } from '../domain/money/money-page';
import { PlansView } from '../features/plans/plans-view';

export function Component() {
  return (
    <MoneyPage>
      <PlansView />
    </MoneyPage>
  );
}
