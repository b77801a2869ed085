import type { Chance } from './chance';

const STRANGE_HEADERS: Readonly<Record<string, readonly string[]>> = {
  'idempotency-key': ['', 'x', 'a'.repeat(5000), '123e4567-e89b-42d3-a456-426614174000'],
  'if-none-match': ['*', '"a"', 'W/"'.repeat(3000), ', '.repeat(6000)],
  'accept-encoding': ['gzip;q=0', 'gzip;'.repeat(2500), ' '.repeat(5000) + 'x', ', '.repeat(6000)],
  'user-agent': ['', 'Mozilla/5.0 ('.repeat(900), 'a/1 '.repeat(3500), ' '.repeat(9000) + '!'],
  authorization: ['Bearer', 'Bearer ', `Bearer ${'.'.repeat(9000)}`, 'Basic eDp4'],
  cookie: ['vid=x', '__Host-sid=%zz', `a=${';'.repeat(9000)}`, 'sid='.repeat(3000)],
  origin: ['null', 'https://evil.example', '\u00ff', 'http://'.repeat(900)],
  'x-request-id': ['a'.repeat(9000), '{}'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', `bytes=${'0-1,'.repeat(2000)}`],
  expect: ['200-ok'],
};

/** Returns, for one input in eight, a header that programs often get wrong, or that is slow to parse. */
export function strangeHeaders(chance: Chance): Readonly<Record<string, string>> {
  if (!chance.isOnceIn(8)) return {};
  const name = chance.pick(Object.keys(STRANGE_HEADERS));
  return { [name]: chance.pick(STRANGE_HEADERS[name] ?? ['']) };
}
