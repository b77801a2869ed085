import { DomainError } from '../../../kernel/domain-error';
import { eachByItself } from './each-by-itself';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test('OFF-01 an item that is refused leaves the others alone, and says who was first', async () => {
  const done: string[] = [];
  const act = ({ id }: { id: string }) => {
    if (id === 'b') throw new DomainError('REVISION_STALE', { detail: 'Farida Sheikh changed this.' });
    if (id === 'c') throw new DomainError('NOT_FOUND', { detail: 'It is gone.' });
    done.push(id);
    return Promise.resolve({ isChanged: id === 'a', version: 4 });
  };
  const asked: string[] = [];
  const firstBy = ({ id }: { id: string }) => {
    asked.push(id);
    return Promise.resolve('Farida Sheikh');
  };
  expect(await eachByItself(items, act, firstBy)).toEqual([
    { id: 'a', outcome: 'changed', version: 4, by: '', reason: '' },
    { id: 'b', outcome: 'refused', version: null, by: 'Farida Sheikh', reason: 'Farida Sheikh changed this.' },
    { id: 'c', outcome: 'refused', version: null, by: '', reason: 'It is gone.' },
    { id: 'd', outcome: 'same', version: 4, by: '', reason: '' },
  ]);
  expect([done, asked]).toEqual([['a', 'd'], ['b']]);
});

test('REL-17 what is no refusal ends the call', async () => {
  const act = () => Promise.reject(new Error('The database is away.'));
  await expect(eachByItself(items, act, () => Promise.resolve(''))).rejects.toThrow('The database is away.');
});
