import { plainName, plainWords } from './plain-words';

test.each([
  ['see https://evil.example/x?y now', 'see https: evil[.]example/x?y now'],
  ['www.evil.co.uk', 'www[.]evil[.]co[.]uk'],
  ['write to a@b.example', 'write to a@b[.]example'],
  ['javascript://alert', 'javascript: alert'],
  ['Two scenes. Then lunch at 12.30.', 'Two scenes. Then lunch at 12.30.'],
  ['line one\r\nBcc: x@y.example', 'line one\nBcc: x@y[.]example'],
  ['a\u202eb\u0000c', 'abc'],
  ['a\n\n\n\n\nb', 'a\n\nb'],
])('SEC-40 a link in somebody’s words is taken apart: %j', (given, plain) => {
  expect(plainWords(given)).toBe(plain);
});

test('SEC-40 a name is one line', () => {
  expect(plainName('Ritu\r\nBcc: all', ' Khanna ')).toBe('Ritu Bcc: all Khanna');
});
