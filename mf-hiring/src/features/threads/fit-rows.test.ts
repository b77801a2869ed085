import { fitRows } from './fit-rows';

const LINE = 20;

/** Text area whose text wraps after ten characters. */
function aBox(value: string): HTMLTextAreaElement {
  const box = document.createElement('textarea');
  box.value = value;
  const lines = () => box.value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 10)), 0);
  Object.defineProperty(box, 'clientHeight', { get: () => box.rows * LINE });
  Object.defineProperty(box, 'scrollHeight', { get: () => Math.max(lines(), box.rows) * LINE });
  return box;
}

test.each([
  ['', 1],
  ['one', 1],
  ['one\ntwo', 2],
  ['a line that wraps', 2],
  ['1\n2\n3\n4\n5\n6\n7\n8', 6],
])('HIR-02 for %j the box has %d rows, and one again when the text is sent', (text, rows) => {
  const box = aBox(text);
  fitRows(box);
  expect(box.rows).toBe(rows);
  box.value = '';
  fitRows(box);
  expect(box.rows).toBe(1);
});

test('HIR-02 a browser that sizes the box itself is left alone', () => {
  const box = aBox('one\ntwo');
  Object.defineProperty(box.style, 'fieldSizing', { value: 'content' });
  box.rows = 1;
  fitRows(box);
  expect(box.rows).toBe(1);
});
