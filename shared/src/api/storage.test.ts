import { storage } from './storage';

test('what is stored can be read and removed', () => {
  storage.set('user_id', 'u_1');
  expect(storage.get('user_id')).toBe('u_1');
  storage.remove('user_id');
  expect(storage.get('user_id')).toBeNull();
});

test('REL-30 a browser that refuses storage keeps values for the life of the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  storage.set('currency_code', 'INR');
  expect(storage.get('currency_code')).toBe('INR');
  jest.restoreAllMocks();
});

test('a password that an earlier version kept is purged', () => {
  localStorage.setItem('password', 'secret');
  localStorage.setItem('username', 'someone');
  storage.purgeSecrets();
  expect(localStorage.getItem('password')).toBeNull();
  expect(localStorage.getItem('username')).toBeNull();
});

test('CUR-01 what the visitor chose is written again after the server had the storage cleared', () => {
  storage.set('currency_code', 'USD');
  storage.set('country_code', 'in');
  storage.set('user_id', 'u_1');
  const restore = storage.rememberChoices();
  localStorage.clear();
  restore();
  expect(localStorage.getItem('currency_code')).toBe('USD');
  expect(localStorage.getItem('country_code')).toBe('in');
  expect(localStorage.getItem('banner_paused')).toBeNull();
  expect(localStorage.getItem('user_id')).toBeNull();
});
