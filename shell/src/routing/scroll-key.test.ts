import { scrollKeyOf } from './scroll-key';

test('the first pages of two documents keep their places apart', () => {
  expect(scrollKeyOf({ key: 'default', pathname: '/faqs' })).not.toBe(scrollKeyOf({ key: 'default', pathname: '/article' }));
});

test('two visits of one page keep their places apart', () => {
  expect(scrollKeyOf({ key: 'a', pathname: '/faqs' })).not.toBe(scrollKeyOf({ key: 'b', pathname: '/faqs' }));
});
