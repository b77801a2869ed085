import { cookieChoiceOf } from './cookie-choice';

describe('the choice about cookies', () => {
  test.each([
    ['theme=dark; cookie_choice=all', 'all'],
    ['cookie_choice=needed;theme=dark', 'needed'],
    ['cookie_choice=all; cookie_choice=needed', 'all'],
  ])('%p says %p', (header, choice) => {
    expect(cookieChoiceOf(header, false)).toBe(choice);
  });

  test.each([
    undefined,
    '',
    'theme=dark',
    'cookie_choice=',
    'cookie_choice=ALL',
    'my_cookie_choice=all',
    `cookie_choice=${'x'.repeat(40)}`,
  ])('%p is no choice yet', (header) => {
    expect(cookieChoiceOf(header, false)).toBeNull();
  });

  test('a browser that asks for privacy has chosen, whatever the cookie says', () => {
    expect(cookieChoiceOf(undefined, true)).toBe('needed');
    expect(cookieChoiceOf('cookie_choice=all', true)).toBe('needed');
  });
});
