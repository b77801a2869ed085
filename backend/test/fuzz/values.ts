import { HOSTILE } from '../support/hostile';
import type { JsonSchema } from '../../src/kernel/openapi/json-schema';
import type { Chance } from './chance';

const LONG = 98_000;
const SIGNS = ['.', 'a.', '@', ' ', '-', '1', '\\"', '"', '[', '\u3316', 'at ', '\ufdfa', '%', '#', '*', '<', '\n', '\u0301'];
const NUMBERS = [0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE, 4096, 99_999];
const DEEPEST = 4;

/** Creates a value for a schema: mostly nearly valid, else any JSON. */
export function valueFor(schema: JsonSchema, chance: Chance, depth = 0): unknown {
  if (chance.isOnceIn(9) || depth > DEEPEST) return anyValue(chance, depth);
  if (schema.enum && !chance.isOnceIn(8)) return chance.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return objectFor(schema, chance, depth);
    case 'array':
      return Array.from({ length: chance.pick([0, 1, 1, 2, schema.minItems ?? 1, schema.maxItems ?? 3, 60]) }, () =>
        valueFor(schema.items ?? {}, chance, depth + 1),
      );
    case 'integer':
    case 'number':
      return chance.pick([1, 2, 3, schema.minimum ?? 0, schema.maximum ?? 9, '1', '', ...NUMBERS]);
    case 'boolean':
      return chance.pick([true, false, 'true', 1]);
    case 'string':
      return textFor(schema, chance);
    default:
      return anyValue(chance, depth);
  }
}

function objectFor({ properties = {}, required = [] }: JsonSchema, chance: Chance, depth: number): unknown {
  const names = Object.keys(properties).filter((name) => required.includes(name) || !chance.isOnceIn(3));
  const entries = names.map((name) => [name, valueFor(properties[name] ?? {}, chance, depth + 1)] as const);
  const more = chance.isOnceIn(10)
    ? [[chance.pick(['__proto__', 'constructor', 'toString', 'x'.repeat(200)]), anyValue(chance, depth)]]
    : [];
  return Object.fromEntries([...entries, ...more]) as unknown;
}

/** Typical values of fields, so that some inputs reach the database. */
const USUAL = [
  ...['Asha', 'Rao', 'Kabir A', 'nila@example.com', '+91 98765 43210', '9876543210', '91', '123456', '1', '2026-12-24', '1996-02-29'],
  ...['newest', 'actor', 'Mumbai', '/talents', 'https://example.com/film', 'asha-rao-kxythejf', '{"searchtext":"a"}', '1,2,3', ''],
];

function textFor({ maxLength = 40 }: JsonSchema, chance: Chance): string {
  const kind = chance.below(12);
  if (kind < 5) return chance.pick(USUAL);
  if (kind < 7) return chance.pick(HOSTILE);
  if (kind === 7) return chance.pick(SIGNS).repeat(Math.min(maxLength, 3000)).slice(0, maxLength);
  if (kind === 8) return 'a'.repeat(maxLength + chance.below(2));
  if (kind === 9) return longText(chance);
  return Array.from({ length: chance.below(20) }, () => String.fromCodePoint(chance.pick([chance.below(128), chance.below(0xd7ff)]))).join(
    '',
  );
}

function longText(chance: Chance): string {
  const sign = chance.pick(SIGNS);
  return sign.repeat(Math.floor(chance.pick([500, 5000, LONG]) / Buffer.byteLength(JSON.stringify(sign))));
}

function anyValue(chance: Chance, depth: number): unknown {
  const kind = chance.below(9);
  if (kind === 0) return null;
  if (kind === 1) return chance.pick([true, false]);
  if (kind === 2) return chance.pick(NUMBERS);
  if (kind === 3) return longText(chance);
  if (kind === 4) return Array.from({ length: chance.pick([0, 1, 50, 2500]) }, () => chance.pick([1, 'a', null]));
  if (kind === 5) return nested(chance.pick([3, 9, 40, 3000]), chance.isOnceIn(2));
  if (kind === 6 && depth < 3)
    return Object.fromEntries(Array.from({ length: chance.pick([1, 5, 300]) }, (_, index) => [`k${index}`, index]));
  if (kind === 7) return { $gt: '', toString: 1, then: 1 };
  return chance.pick(HOSTILE);
}

function nested(levels: number, isList: boolean): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = isList ? [value] : { a: value };
  return value;
}
