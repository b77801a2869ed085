import { ORDER_STATES } from '@alltalent/shared/contracts';
import { orderMessage } from './orders.mapper';

const PAGE = 'https://pay.example/1';

test.each(ORDER_STATES)('MEM-09 an order that is %s has a sentence', (state) => {
  expect(orderMessage({ state, paymentUrl: PAGE }, [])).toMatch(/\.$/u);
});

test.each<[string, string, Parameters<typeof orderMessage>[1], RegExp]>([
  ['waits', PAGE, [], /You have not been charged\. Pay now/u],
  ['has no page', '', [], /Your order is saved/u],
  ['is pending', '', [{ state: 'pending', reason: '' }], /do not pay again/u],
  ['was declined', PAGE, [{ state: 'failed', reason: 'No funds.' }], /No funds\./u],
  ['was declined for no reason', PAGE, [{ state: 'failed', reason: '' }], /did not go through, and you have not been charged\./u],
])('MEM-09 an open order that %s says so', (_title, paymentUrl, payments, expected) => {
  expect(orderMessage({ state: 'open', paymentUrl }, payments)).toMatch(expected);
});
