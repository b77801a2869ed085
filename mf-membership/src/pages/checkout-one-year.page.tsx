import { CheckoutPage } from './checkout';

export function Component() {
  return <CheckoutPage plan="one-year" />;
}
