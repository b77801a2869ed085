import { tabMemory } from './tab-memory';

const KEY = 'alltalent.test.v1';

afterEach(() => {
  jest.restoreAllMocks();
  tabMemory.write(KEY, null);
});

test('TAL-05 what is written is read again, also by the next page of this tab', () => {
  tabMemory.write(KEY, 'kept');
  expect(tabMemory.read(KEY)).toBe('kept');
  expect(sessionStorage.getItem(KEY)).toBe('kept');
  tabMemory.write(KEY, null);
  expect(tabMemory.read(KEY)).toBeNull();
});

test('TAL-05 a browser that keeps nothing loses nothing while the page lives', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  tabMemory.write(KEY, 'kept');
  expect(tabMemory.read(KEY)).toBe('kept');
  tabMemory.write(KEY, null);
  expect(tabMemory.read(KEY)).toBeNull();
});
