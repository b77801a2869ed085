import { MoneyPage } from '../domain/money/money-page';
import { OrdersView } from '../features/orders/orders-view';

export function Component() {
  return (
    <MoneyPage>
      <OrdersView />
    </MoneyPage>
  );
}
