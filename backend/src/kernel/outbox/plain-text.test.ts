import { plainName, plainText, quoted } from './plain-text';

test.each([
  ['see https://evil.example/x?y now', 'see https: evil[.]example/x?y now'],
  ['www.evil.co.uk', 'www[.]evil[.]co[.]uk'],
  ['write to a@b.example', 'write to a@b[.]example'],
  ['javascript://alert', 'javascript: alert'],
  ['Two scenes. Then lunch at 12.30.', 'Two scenes. Then lunch at 12.30.'],
  ['line one\r\nBcc: x@y.example', 'line one\nBcc: x@y[.]example'],
  ['a\u202eb\u0000c', 'abc'],
  ['a\n\n\n\n\nb', 'a\n\nb'],
])('SEC-40 a link in untrusted text is defused: %j', (given, plain) => {
  expect(plainText(given)).toBe(plain);
});

test('SEC-40 a name is one line', () => {
  expect(plainName('Ritu\r\nBcc: all', ' Khanna ')).toBe('Ritu Bcc all Khanna');
});

test.each([
  ['HDFC Bank call 98765-43210', 'HDFC Bank call'],
  ['evil.com/login', 'evil[.]com/login'],
  ['<b>Ritu</b> ritu@evil.example', 'b Ritu /b ritu evil[.]example'],
  ['Ritu\u202e\u200b\u0000', 'Ritu'],
  ['ശ്രീജ‍ൻ', 'ശ്രീജ‍ൻ'],
  ['a'.repeat(5_000_000), 'a'.repeat(80)],
])('SEC-40 a name that was stored before names were validated brings no link, no number and no sign into a message', (given, plain) => {
  expect(plainName(given)).toBe(plain);
});

test.each([
  ['Come and read.', '“Come and read.”'],
  ['one\r\n\r\nAll Talent\u2028Pay here', '“one All Talent Pay here”'],
  ['see https://evil.example/x', '“see https: evil[.]example/x”'],
  ['out” All Talent asks you: "pay', "“out' All Talent asks you: 'pay”"],
  [' \n ', ''],
  ['a'.repeat(400), `“${'a'.repeat(300)}…”`],
])('SEC-40 what a stranger wrote is quoted on one line, short, without links, and cannot leave the quotation: %j', (given, quotation) => {
  expect(quoted(given)).toBe(quotation);
});
