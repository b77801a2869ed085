import { parseOptions, verify } from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

test('SEC-14 the dummy of an account without a password costs what a password costs', async () => {
  const hasher = new PasswordHasher();
  const digest = await hasher.hash('open the curtain');
  expect(await hasher.verify(digest, 'open the curtain')).toBe(true);
  expect(await hasher.verify(null, 'open the curtain')).toBe(false);
  const [own, dummy] = jest.mocked(verify).mock.calls.map(([known]) => parseOptions(String(known)));
  expect(dummy).toEqual(own);
});
