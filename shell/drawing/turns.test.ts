import { Turns } from './turns';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('things are handed on in their order, one that begins something in each turn of the event loop', async () => {
  const seen: string[] = [];
  const turns = new Turns<string>((thing) => {
    seen.push(thing);
    return thing.startsWith('page');
  });
  for (const thing of ['code', 'page 1', 'code', 'remote', 'page 2', 'forget']) turns.add(thing);
  expect(seen).toEqual([]);
  await turn();
  expect(seen).toEqual(['code', 'page 1']);
  await turn();
  expect(seen).toEqual(['code', 'page 1', 'code', 'remote', 'page 2']);
  await turn();
  expect(seen.at(-1)).toBe('forget');
  turns.add('page 3');
  await turn();
  expect(seen.at(-1)).toBe('page 3');
});
