import { aMembership, aPaidOrder, MONTHLY_MINOR } from '../../../test/support/membership/renewing-members';
import { renewalOrder } from './renewal-order.policy';

const BILLING = aPaidOrder({}).billing;
const START = Date.parse('2027-03-10T12:00:00+05:30');
const membership = aMembership('u_1', START);
const renewed = { id: 'ord_2', membership, provider: 'test', plan: { name: 'Monthly', termMonths: 1 }, sellerState: '27', now: 5 };

test('D24 a renewal costs what the buyer agreed to, whatever the last order cost, and is made out as that', () => {
  const order = renewalOrder({ ...renewed, last: aPaidOrder({ totalMinor: 100, discountMinor: 49_800, promoCode: 'SAVE' }) });
  expect(order).toMatchObject({ kind: 'renewal', termKey: `u_1:${membership.paidUntil}`, totalMinor: MONTHLY_MINOR, billing: BILLING });
  expect([order.discountMinor, order.promoCode, order.openKey, order.state]).toEqual([0, '', null, 'open']);
});

test.each([
  ['27', [42_288, 3806, 3806, 0]],
  ['29', [42_288, 0, 0, 7612]],
  ['96', [42_288, 0, 0, 7612]],
])('D24 the tax of a renewal to state %s', (state, taxes) => {
  const order = renewalOrder({ ...renewed, last: aPaidOrder({ billing: { ...BILLING, state_code: state } }) });
  expect([order.taxableMinor, order.cgstMinor, order.sgstMinor, order.igstMinor]).toEqual(taxes);
});
