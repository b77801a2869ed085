import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { JsonSchema } from '../../src/kernel/openapi/json-schema';
import { HOSTILE } from '../support/hostile';
import type { Chance } from './chance';
import { strangeHeaders } from './strange-headers';
import { valueFor } from './values';

type Parameter = { readonly name: string; readonly in: string; readonly schema: JsonSchema };
/** One operation of the OpenAPI document. */
export type Operation = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
};

/** How a body is sent: at once, in small pieces, truncated, or without its length. */
const MANNERS = ['whole', 'whole', 'whole', 'whole', 'dripping', 'truncated', 'chunked'] as const;

export type FuzzInput = {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  readonly manner: (typeof MANNERS)[number];
};

const JSON_TYPE = 'application/json';
const TYPES = [
  ...['text/plain', 'text/plain; application/json', 'application/json; charset=utf-16', 'application/json;', 'APPLICATION/JSON', ''],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', 'image/png', 'application/pdf', '*/*'],
  ...['application/json; application/pdf', `application/json; a=${'"\\'.repeat(2000)}`, ';', 'image/svg+xml', 'application/pdf; x=1'],
];
/** Returns a hostile or nearly valid request for an operation. */
export function makeInput(operation: Operation, chance: Chance): FuzzInput {
  const isPost = operation.method === 'POST';
  const body = isPost ? bodyFor(operation, chance) : chance.isOnceIn(20) ? Buffer.from('{}') : null;
  const encoded = body && chance.isOnceIn(10) ? encode(body, chance) : { body, headers: {} };
  return {
    operation: operation.operationId,
    method: chance.isOnceIn(60) ? chance.pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE']) : operation.method,
    url: urlFor(operation, chance),
    headers: { ...(body ? { 'content-type': typeFor(operation, chance) } : {}), ...encoded.headers, ...strangeHeaders(chance) },
    body: encoded.body,
    manner: encoded.body ? chance.pick(MANNERS) : 'whole',
  };
}

function bodyFor({ requestBody }: Operation, chance: Chance): Buffer {
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  if (!schema || chance.isOnceIn(30)) return junk(chance);
  const text = JSON.stringify(valueFor({ ...schema, type: 'object' }, chance));
  const cut = chance.isOnceIn(25) ? text.slice(0, chance.below(text.length)) : text;
  return Buffer.from(cut).subarray(0, 120_000);
}

function junk(chance: Chance): Buffer {
  const texts = [
    '',
    '{',
    'null',
    '[]',
    '"',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '1e999',
    `"${'\\"'.repeat(50_000)}`,
    '['.repeat(100_000),
    '%PDF-1.7\n%%EOF',
  ];
  if (chance.isOnceIn(2)) return Buffer.from(chance.pick(texts));
  return Buffer.from(Array.from({ length: chance.pick([1, 40, 3000]) }, () => chance.below(256)));
}

function typeFor({ requestBody }: Operation, chance: Chance): string {
  const types = Object.keys(requestBody?.content ?? { [JSON_TYPE]: null });
  return chance.isOnceIn(12) ? chance.pick(TYPES) : chance.pick(types);
}

function encode(body: Buffer, chance: Chance): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } {
  const bomb = chance.isOnceIn(20) ? Buffer.alloc(5_000_000, 'a') : body;
  const [name, bytes] = chance.pick<readonly [string, Buffer]>([
    ['gzip', gzipSync(bomb)],
    ['deflate', deflateSync(bomb)],
    ['br', chance.isOnceIn(8) ? brotliCompressSync(body) : body],
    ['gzip', body],
    ['identity', body],
    ['gzip, gzip', gzipSync(gzipSync(body))],
    ['x'.repeat(3000), body],
  ]);
  return { body: bytes, headers: { 'content-encoding': name } };
}

function urlFor({ path, parameters }: Operation, chance: Chance): string {
  const textOf = (schema: JsonSchema) => {
    const value = valueFor(schema, chance);
    return encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(/\p{Surrogate}/gu, '')).slice(
      0,
      12_000,
    );
  };
  const inPath = path.replace(/\{(\w+)\}/gu, (_whole, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? { type: 'string' };
    return chance.isOnceIn(15)
      ? chance.pick(['%', '%00', '%ff', '..', '.%2e', '%2F', ';', 'a'.repeat(4000)])
      : textOf(schema).slice(0, 300) || '1';
  });
  const asked = parameters.filter((parameter) => parameter.in === 'query' && !chance.isOnceIn(3));
  const pairs = asked.map(({ name, schema }) => `${name}=${name === 'filterdata' ? filterdata(chance) : textOf(schema)}`);
  const more = chance.isOnceIn(12)
    ? [
        chance.pick([
          '__proto__=1',
          'a[b]=1',
          '%',
          '&&&',
          `x=${encodeURIComponent(chance.pick(HOSTILE).replace(/\p{Surrogate}/gu, '')).slice(0, 9000)}`,
        ]),
      ]
    : [];
  const query = [...pairs, ...more].join('&').slice(0, 14_000);
  return query === '' ? inPath : `${inPath}?${query}`;
}

const FILTER: JsonSchema = {
  type: 'object',
  properties: {
    searchtext: { type: 'string', maxLength: 120 },
    location: { type: 'string', maxLength: 120 },
    category: { type: 'integer' },
    subCategory: { type: 'integer' },
    sortby: { type: 'string', enum: ['', 'newest', 'oldest', 'a-z', 'z-a'] },
    filterAttribute: {
      type: 'object',
      properties: { gender: { type: 'integer' }, minAge: { type: 'integer' }, maxAge: { type: 'integer' }, values: {}, extra: {} },
    },
  },
};

/** Returns a filter of the listing: JSON in a parameter, which the OpenAPI document does not describe. */
function filterdata(chance: Chance): string {
  const text = JSON.stringify(valueFor(FILTER, chance)) ?? '';
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '').slice(0, chance.pick([2000, 9000])));
}
