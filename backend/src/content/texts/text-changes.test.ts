import { changesBetween } from './text-changes';

const budget = (figure: string) => ({ budget: { type: 'list', items: [{ title: 'One song', figure }] } });

test('what differs is named by its path, with both values', () => {
  expect(changesBetween(budget('₹9,000'), budget('₹12,000'))).toEqual([
    { field: 'budget.items.0.figure', before: '₹9,000', after: '₹12,000' },
  ]);
  expect(changesBetween(budget('₹9,000'), budget('₹9,000'))).toEqual([]);
});

test('what was not there has no value before, and what is gone none after', () => {
  expect(changesBetween({ note: 'a' }, { text: 'b' })).toEqual([
    { field: 'note', before: 'a', after: null },
    { field: 'text', before: null, after: 'b' },
  ]);
});

test('of a long text, what is around the difference is shown', () => {
  const beginning = 'x'.repeat(400);
  const [change] = changesBetween({ text: `${beginning}old end${'y'.repeat(400)}` }, { text: `${beginning}new end${'y'.repeat(400)}` });
  expect(change?.before).toMatch(/^…x{30}old endy+…$/u);
  expect(change?.after).toMatch(/^…x{30}new endy+…$/u);
});
