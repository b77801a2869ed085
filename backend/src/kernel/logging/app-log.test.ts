import { AppLog } from './app-log';

function logged(write: (log: AppLog) => void): string {
  let line = '';
  write(new AppLog({ write: (text: string) => void (line += text) }));
  return line;
}

test('SEC-48 e-mail addresses are shortened, phone numbers keep two digits, codes are removed', () => {
  const line = logged((log) => log.info('sent to asha.rao@example.com and +91 98765 43210 with 123456', { to: 'asha.rao@example.com' }));
  expect(line).toContain('a***@e');
  expect(line).toContain('***10');
  expect(line).not.toMatch(/asha|98765|123456/u);
});

test('SEC-48 fields with the names of secrets lose their values, at any depth', () => {
  const secrets = {
    headers: { cookie: 'sid=abc', authorization: 'Bearer abc' },
    otps: ['1'],
    login_code: 'abc',
    password: 'abc',
    xsrf_token: 'abc',
  };
  expect(logged((log) => log.warn('x', secrets))).not.toContain('abc');
});

test('SEC-48 a line break in a value starts no new log line', () => {
  const line = logged((log) => log.warn('one\r\n{"level":60}', { route: 'a\nb' }));
  expect(line.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(line).level).toBe(40);
});

test('an error is logged with its stack, masked', () => {
  const line = logged((log) => log.error('failed', new Error('no such user asha.rao@example.com')));
  expect(JSON.parse(line).error).toContain('no such user a***@e');
  expect(JSON.parse(line).error).toContain('app-log.test');
});

test('identifiers, times and paths are left as they are', () => {
  const fields = { request_id: '9fcc8325-aed2-40b0-965b-34c08f658ff6', ms: 12345678, route: '/api/get-sub-categories/:categoryId' };
  expect(JSON.parse(logged((log) => log.info('answered', fields)))).toMatchObject(fields);
});
