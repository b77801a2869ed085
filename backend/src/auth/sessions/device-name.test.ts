import { deviceName } from './device-name';

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test('SEC-22 a browser is named by its kind and its system', () => {
  expect(deviceName(CHROME)).toBe('Chrome on Android');
  expect(deviceName('')).toBe('Unknown device');
});

test.each([
  'Call +91 9876543210 at https://evil.example/x now/1.0 (x)',
  'evil.example/2',
  '<b>Bank</b>/1',
  'x\u202e\n/1',
  'a'.repeat(100_000),
])('SEC-40 what a made-up browser calls itself brings no link and no number into a mail: %.40s', (userAgent) => {
  const name = deviceName(userAgent);
  expect(name).not.toMatch(/[.:<>@+\p{Cc}\p{Cf}]|\d{5}/u);
  expect(name.length).toBeLessThanOrEqual(80);
});
