import type { CardTalent } from '../talent.mapper';
import { CardMemory } from './card-memory';

const aCard = (id: number, name = `Talent ${id}`): CardTalent => ({
  id,
  name,
  slug: `talent-${id}`,
  cityId: 1,
  status: 2,
  pictureCount: 1,
  isPremium: false,
  skills: [],
  published: null,
});
const reader = () => jest.fn((ids: readonly number[]) => Promise.resolve(ids.map((id) => aCard(id))));
const namesOf = (cards: readonly CardTalent[]) => cards.map(({ name }) => name);

test('API-12 a card is read once, no matter who asks for it, and stands where its id does', async () => {
  const memory = new CardMemory();
  const read = reader();
  expect(namesOf(await memory.find([3, 1], read))).toEqual(['Talent 3', 'Talent 1']);
  expect(namesOf(await memory.find([1, 2, 3], read))).toEqual(['Talent 1', 'Talent 2', 'Talent 3']);
  expect(read.mock.calls).toEqual([[[3, 1]], [[2]]]);
});

test('API-12 a talent that changed is read again', async () => {
  const memory = new CardMemory();
  await memory.find([1, 2], reader());
  memory.delete([2]);
  const renamed = (ids: readonly number[]) => Promise.resolve(ids.map((id) => aCard(id, 'Renamed')));
  expect(namesOf(await memory.find([1, 2], renamed))).toEqual(['Talent 1', 'Renamed']);
});

test('API-12 what was read while a talent changed is returned, but not cached', async () => {
  const memory = new CardMemory();
  let arrive: (cards: CardTalent[]) => void = () => undefined;
  const asking = memory.find([1], () => new Promise((resolve) => (arrive = resolve)));
  memory.delete([1]);
  arrive([aCard(1, 'As it was')]);
  expect(namesOf(await asking)).toEqual(['As it was']);
  expect(namesOf(await memory.find([1], reader()))).toEqual(['Talent 1']);
});

test('an id without a card is left out, and asked for again', async () => {
  const memory = new CardMemory();
  const nobody = jest.fn(() => Promise.resolve([]));
  expect(await memory.find([1], nobody)).toEqual([]);
  expect(await memory.find([1], nobody)).toEqual([]);
  expect(nobody).toHaveBeenCalledTimes(2);
});

test('the number of cached cards is limited, and the least recently used go first', async () => {
  const memory = new CardMemory();
  const all = Array.from({ length: 5000 }, (_, index) => index + 1);
  await memory.find(all, reader());
  await memory.find([1], reader());
  await memory.find([6000], reader());
  const read = reader();
  await memory.find([1, 2, 3], read);
  expect(read.mock.calls).toEqual([[[2]]]);
});
