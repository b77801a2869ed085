import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS, type ErrorCode } from '../../../contracts/core/errors';
import type { EndpointName } from '../../../contracts/endpoints';
import { codeOf, DECLARED_CODES } from './declared-codes';

const CONTRACTS = join(__dirname, '../../../contracts');
const ENDPOINT = /(?<comment>\/\*\*(?:(?!\*\/)[^])*\*\/)\s*export const (?<name>\w+) =/gu;
const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('endpoints.ts'));

/** Codes that the comments of endpoints name, by endpoint. */
const named = files.flatMap((file) =>
  [...readFileSync(join(CONTRACTS, file), 'utf8').matchAll(ENDPOINT)].flatMap(({ groups }) => {
    const codes = (groups?.['comment']?.match(/\b[A-Z]+(?:_[A-Z]+)+\b/gu) ?? []).filter((word) => Object.hasOwn(ERRORS, word));
    return codes.length > 0 ? [{ name: groups?.['name'] as EndpointName, codes: codes as ErrorCode[] }] : [];
  }),
);

test('FED-06 a code that the comment of an endpoint names can be chosen for it', () => {
  expect(named.length).toBeGreaterThan(30);
  const missing = named.flatMap(({ name, codes }) =>
    codes.filter((code) => !DECLARED_CODES[name]?.includes(code)).map((code) => [name, code]),
  );
  expect(missing).toEqual([]);
});

test('FED-06 a status has the code that the endpoint declares, else the usual one', () => {
  expect([codeOf('makeOffer', 409), codeOf('makeOffer', 422), codeOf('makeOffer', 403)]).toEqual([
    'OFFER_OPEN',
    'OFFER_REFUSED',
    'FORBIDDEN',
  ]);
  expect([codeOf('jobs', 404), codeOf('jobs', 429), codeOf('jobs', 503)]).toEqual(['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']);
  expect([codeOf('jobs', 200), codeOf('jobs', Number.NaN)]).toEqual([null, null]);
});
