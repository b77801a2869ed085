import { openSealedText, sealText } from './sealed-text';

test('only the same secret key opens it', () => {
  const sealed = sealText('one secret key', 'Your code is 123456');
  expect(sealed).not.toContain('123456');
  expect(openSealedText('one secret key', sealed)).toBe('Your code is 123456');
  expect(openSealedText('another secret key', sealed)).toBeNull();
});

test('a changed text does not open', () => {
  const bytes = Buffer.from(sealText('key', 'text'), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(openSealedText('key', bytes.toString('base64'))).toBeNull();
  expect(openSealedText('key', '')).toBeNull();
});

test('the same text is sealed differently every time', () => {
  expect(sealText('key', 'text')).not.toBe(sealText('key', 'text'));
});
