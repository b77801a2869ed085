import { listInWords } from './lists';

test.each([
  [[], ''],
  [['credits'], 'credits'],
  [['skills', 'credits'], 'skills and credits'],
  [['skills', 'credits', 'recordings'], 'skills, credits and recordings'],
])('%j in a sentence: "%s"', (names, text) => {
  expect(listInWords(names, 'and')).toBe(text);
});

test('a choice has "or" before its last name', () => {
  expect(listInWords(['YouTube', 'Vimeo', 'SoundCloud'], 'or')).toBe('YouTube, Vimeo or SoundCloud');
});
