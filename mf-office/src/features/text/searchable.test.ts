import { hasTyped } from './searchable';

test.each(['16,000', '16000', '₹16,000', 'rs 16,000', 'Rs. 16000', '₹', 'FROM'])('OFF-01 a price is found by %s', (typed) => {
  expect(hasTyped('From ₹16,000 for a day', typed)).toBe(true);
});

test.each(['1600 0', '26,000', 'rs'])('%s does not find another price', (typed) => {
  expect(hasTyped('From ₹16,000 for a day', typed)).toBe(false);
});
