import { refuseName } from './names';

test.each([
  'Mila',
  'Anne-Marie',
  'O’Neil',
  "D'Souza",
  'Dr. A. P. J. Abdul',
  'नीला बोस',
  'ശ്രീജ‍ൻ',
  'பா. ரஞ்சித்',
  'Zoë',
  'Smith & Sons (India)',
  'Studio 54',
  '',
])('SHR-01 "%s" is a name', (name) => {
  expect(refuseName(name)).toBeNull();
});

test.each([
  'evil.com',
  'www.evil.example',
  'https://evil.example',
  'Call 98765 43210',
  'Call 98-76-54',
  '٩٨٧٦٥٤٣٢١٠',
  'Mila\nBcc: all',
  'Mila\u202eadnuf',
  'Mi\u200bla',
  'Mila\u0000',
  '<b>Mila</b>',
  'mila@example',
  'Prize! Win #1',
  '$$$',
])('SEC-40 %j is no name that stands in a message', (name) => {
  expect(refuseName(name)).not.toBeNull();
});

test('SEC-40 a name of megabytes is judged by its first characters, and at once', () => {
  expect(refuseName('a'.repeat(5_000_000))).toBeNull();
  expect(refuseName('1 '.repeat(5_000_000))).not.toBeNull();
});
