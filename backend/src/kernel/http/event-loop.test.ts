import { DECLARATIONS, ENDPOINTS, type EndpointName, LIMITS } from '@alltalent/shared/contracts';
import type { Schema, SchemaFieldDescription } from 'yup';
import { accessTo } from '../../app/access/access-table';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { ADMINISTRATOR, CASTING, openOffice } from '../../../test/support/office/open-office';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { block, holdOf, LONGEST_HOLD_MS } from '../../../test/support/kernel/http/event-loop-hold';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const POSTS = NAMES.filter((name) => ENDPOINTS[name].method === 'POST');
const GETS = NAMES.filter((name) => ENDPOINTS[name].method === 'GET');
/** Bytes for the braces and names around a text. */
const TEXT_BYTES = LIMITS.bodyBytes - 2048;
const LONGEST_ADDRESS = 14_000;

/** Characters that slow patterns down in large numbers, with an end that makes the pattern fail. */
const SIGNS: readonly string[] = ['.', 'a.', '@', 'a@', ' ', '-', '(', '1', '\u3316', 'at '];
const textOf = (sign: string, bytes: number) => `${sign.repeat(Math.floor(bytes / Buffer.byteLength(sign)))}\t!`;

let site: TestSite;
const browsers: Record<string, TestBrowser> = {};
beforeAll(async () => {
  site = await openSite();
  const accounts = { talent: 'asha.rao', client: 'ritu.khanna', guardian: 'leela.iyer' };
  for (const [role, name] of Object.entries(accounts)) browsers[role] = await signedIn(site, `${name}@example.com`);
  browsers['office'] = await openOffice(site, ADMINISTRATOR);
  // Of its own, because one of these calls closes the office in its browser.
  browsers['office-door'] = await openOffice(site, CASTING);
  browsers['anybody'] = await site.browse();
});
afterAll(() => site.close());

/** Browser with access to the endpoint, so that the request reaches validation. */
function callerOf(name: EndpointName): TestBrowser {
  const { method, path } = ENDPOINTS[name];
  const access = accessTo(method, path) ?? '';
  const roles: Readonly<Record<string, string>> = { platform: 'office', 'signed-in': 'guardian', members: 'guardian' };
  const role = roles[access] ?? access;
  const browser = browsers[role] ?? browsers['anybody'];
  if (!browser) throw new Error(`No account has access to ${name}.`);
  return browser;
}

/** Every place of a text in the input, as a function that creates an input with the text there. */
function placesOf(description: SchemaFieldDescription, depth = 0): ((text: string) => unknown)[] {
  if (depth > 6) return [];
  if ('fields' in description)
    return Object.entries(description.fields).flatMap(([name, field]) =>
      placesOf(field, depth + 1).map((make) => (text: string) => ({ [name]: make(text) })),
    );
  if ('innerType' in description && description.innerType && !Array.isArray(description.innerType))
    return placesOf(description.innerType, depth + 1).map((make) => (text: string) => [make(text)]);
  return description.type === 'string' || description.type === 'mixed' ? [(text) => text] : [];
}

const inputOf = (name: EndpointName): Schema => DECLARATIONS[name].input;

test('REL-23 the measurement detects work that blocks other requests, also in a single step', async () => {
  expect(await holdOf(async () => block(2 * LONGEST_HOLD_MS))).toBeGreaterThan(LONGEST_HOLD_MS);
  expect(await holdOf(() => Promise.resolve())).toBeLessThan(LONGEST_HOLD_MS);
});

test.each(POSTS)('REL-23 %s blocks no other request, whatever the largest body contains', async (name) => {
  const caller = callerOf(name);
  const bodies = [`"${'\\"'.repeat(TEXT_BYTES / 2)}`, '['.repeat(TEXT_BYTES), `[${'{},'.repeat(TEXT_BYTES / 3)}{}]`];
  const [first] = placesOf(inputOf(name).describe());
  const texts = first ? [...bodies, ...SIGNS.map((sign) => JSON.stringify(first(textOf(sign, TEXT_BYTES))))] : bodies;
  const slow: string[] = [];
  for (const body of texts) {
    const ms = await holdOf(() => caller.post(ENDPOINTS[name].path, body));
    if (ms > LONGEST_HOLD_MS) slow.push(`${body.slice(0, 60)}: ${ms} ms`);
  }
  expect(slow).toEqual([]);
});

test.each(GETS)('REL-23 %s blocks no other request, whatever the longest URL contains', async (name) => {
  const caller = callerOf(name);
  const description = inputOf(name).describe();
  const fields = 'fields' in description ? Object.keys(description.fields as object) : [];
  const slow: string[] = [];
  for (const field of fields.length > 0 ? fields : ['q'])
    for (const sign of SIGNS) {
      const text = encodeURIComponent(sign.repeat(LONGEST_ADDRESS))
        .slice(0, LONGEST_ADDRESS)
        .replace(/%[^%]{0,1}$/u, '');
      const { path } = ENDPOINTS[name];
      const url = path.includes(`{${field}}`)
        ? path.replace(`{${field}}`, text.slice(0, 180))
        : `${path.replace(/\{\w+\}/gu, '1')}?${field}=${text}`;
      const ms = await holdOf(() => caller.get(url));
      if (ms > LONGEST_HOLD_MS) slow.push(`${field} ${sign}: ${ms} ms`);
    }
  expect(slow).toEqual([]);
});

test('REL-23 every text of every endpoint is validated within 50 ms', async () => {
  const { validated } = await import('./validated.pipe');
  const slow: string[] = [];
  for (const name of NAMES)
    for (const [place, make] of placesOf(inputOf(name).describe()).entries())
      for (const sign of SIGNS) {
        const input = make(textOf(sign, TEXT_BYTES));
        const validate = async () => {
          try {
            validated(inputOf(name)).transform(input, { type: 'body' });
          } catch {
            // Refused, as expected.
          }
        };
        const ms = await holdOf(validate);
        if (ms > LONGEST_HOLD_MS) slow.push(`${name} ${place} ${sign}: ${ms} ms`);
      }
  expect(slow).toEqual([]);
});
