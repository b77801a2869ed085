import { DocumentMemory } from './document-memory';

test('recycled memory is used for the next document, whatever its size', () => {
  const memory = new DocumentMemory();
  const first = memory.take(1000);
  memory.recycle(first);
  const second = memory.take(300_000);
  expect(second.buffer).toBe(first.buffer);
  expect([first.length, second.length]).toEqual([1000, 300_000]);
});

test('documents that are sent at once have memory of their own', () => {
  const memory = new DocumentMemory();
  const pieces = Array.from({ length: 40 }, () => memory.take(1000));
  expect(new Set(pieces.map(({ buffer }) => buffer)).size).toBe(40);
});

test('after many documents at once, and after a very long one, their memory is not kept', () => {
  const memory = new DocumentMemory();
  const long = memory.take(1024 * 1024);
  expect(long).toHaveLength(1024 * 1024);
  const pieces = Array.from({ length: 40 }, () => memory.take(1000));
  for (const piece of [long, ...pieces]) memory.recycle(piece);
  const known = new Set(pieces.map(({ buffer }) => buffer));
  const later = Array.from({ length: 40 }, () => memory.take(1000));
  expect(later.filter(({ buffer }) => known.has(buffer))).toHaveLength(32);
});
