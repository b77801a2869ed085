import { useParams } from 'react-router';
import { MoneyPage } from '../domain/money/money-page';
import { OrderView } from '../features/order/order-view';

export function Component() {
  const { id = '' } = useParams();
  return (
    <MoneyPage>
      <OrderView key={id} id={id} />
    </MoneyPage>
  );
}
