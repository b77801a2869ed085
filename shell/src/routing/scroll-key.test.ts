import { scrollKeyOf } from './scroll-key';

const FIRST = { key: 'default', search: '' };

test('the first pages of two documents keep their places apart', () => {
  expect(scrollKeyOf({ ...FIRST, pathname: '/faqs' })).not.toBe(scrollKeyOf({ ...FIRST, pathname: '/article' }));
});

test('one who comes back from a payment sees the top of the order, whatever the place in the checkout was', () => {
  const checkout = { ...FIRST, pathname: '/checkout/monthly' };
  expect(scrollKeyOf({ ...checkout, search: '?order=ord_1' })).not.toBe(scrollKeyOf(checkout));
});

test('two visits of one page keep their places apart', () => {
  expect(scrollKeyOf({ ...FIRST, key: 'a', pathname: '/faqs' })).not.toBe(scrollKeyOf({ ...FIRST, key: 'b', pathname: '/faqs' }));
});
