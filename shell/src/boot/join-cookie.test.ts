import { storage } from '@alltalent/shared/api';
import { flashAtom, joinPanelAtom } from '@alltalent/shared/state';
import { createStore } from 'jotai';
import { consumeJoinCookie } from './join-cookie';

function take(value: string) {
  document.cookie = `join=${encodeURIComponent(value)}; path=/`;
  const store = createStore();
  consumeJoinCookie(store);
  return { flash: store.get(flashAtom), panel: store.get(joinPanelAtom) };
}

beforeEach(() => storage.remove('user_id', 'is_login'));

afterEach(() => expect(document.cookie).not.toContain('join='));

test('LOG-11 after a social sign-in the page knows its user, and says so', () => {
  expect(take('{"state":"logged_in","user_id":"u_1"}').flash).toEqual({ kind: 'ok', text: 'You are logged in.' });
  expect(storage.get('is_login')).toBe('true');
  expect(storage.get('user_id')).toBe('u_1');
});

test('LOG-11 a social sign-in that is not finished goes on in the panel', () => {
  expect(take('{"state":"resume"}').panel).toMatchObject({ isOpen: true, isResumed: true });
  expect(storage.get('is_login')).toBeNull();
});

test.each([
  '',
  'no json',
  'null',
  '[]',
  '{"state":"admin"}',
  '{"state":"logged_in"}',
  '{"state":"logged_in","user_id":7}',
  '{"state":"logged_in","user_id":""}',
])('a cookie that says %p is dropped without an effect', (value) => {
  const { flash, panel } = take(value);
  expect(flash).toBeNull();
  expect(panel.isOpen).toBe(false);
  expect(storage.get('is_login')).toBeNull();
});

test('a cookie that cannot be decoded is dropped, too', () => {
  document.cookie = 'join=%E0%A4%A; path=/';
  expect(() => consumeJoinCookie(createStore())).not.toThrow();
});
