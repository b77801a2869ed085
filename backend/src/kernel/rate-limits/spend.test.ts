import { spend } from './spend';

const anUse = () => ({ takeBack: jest.fn(() => Promise.resolve()) });

test('a use counts for work that came to something', async () => {
  const use = anUse();
  expect(await spend(use, () => Promise.resolve('stored'))).toBe('stored');
  expect(use.takeBack).not.toHaveBeenCalled();
});

test('a use for work that failed counts no longer, and the failure is told', async () => {
  const use = anUse();
  await expect(spend(use, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(use.takeBack).toHaveBeenCalledTimes(1);
});

test('a use for work that stored nothing counts no longer', async () => {
  const use = anUse();
  const isStored = (row: object | null) => row !== null;
  expect(await spend(use, () => Promise.resolve<object | null>(null), isStored)).toBeNull();
  expect(use.takeBack).toHaveBeenCalledTimes(1);
  await spend(use, () => Promise.resolve({}), isStored);
  expect(use.takeBack).toHaveBeenCalledTimes(1);
});
