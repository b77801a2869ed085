import { MoneyPage } from '../domain/money/money-page';
import { CodesView } from '../features/codes/codes-view';

export function Component() {
  return (
    <MoneyPage>
      <CodesView />
    </MoneyPage>
  );
}
