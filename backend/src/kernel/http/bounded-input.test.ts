import { array, number, object, string } from 'yup';
import { DomainError } from '../domain-error';
import { boundedInput } from './bounded-input';
import { validated } from './validated.pipe';

const seen: string[] = [];
const remembered = (value: string | undefined) => {
  seen.push(value ?? '');
  return true;
};
const schema = object({
  name: string().trim().max(5, 'Too long').test('seen', 'Never', remembered).default(''),
  list: array(string().max(3).test('seen', 'Never', remembered).required())
    .max(2, 'Too many')
    .default([]),
  code: string().length(2),
  count: number(),
  open: string(),
});

function fieldsOf(input: object): Readonly<Record<string, string>> {
  try {
    validated(schema).transform(input, { type: 'body' });
  } catch (error) {
    return error instanceof DomainError ? (error.options.fields ?? {}) : { unexpected: String(error) };
  }
  return {};
}

beforeEach(() => seen.splice(0));

test('REL-23 a text that is too long is refused with the message about its length, and no pattern reads more than one character above the limit', () => {
  expect(fieldsOf({ name: 'x'.repeat(100_000) })).toEqual({ name: 'Too long' });
  expect(Math.max(...seen.map(({ length }) => length))).toBe(6);
});

test('REL-23 a text that is too long is refused also where it has a blank at the place of the cut', () => {
  expect(fieldsOf({ name: 'abcd     efgh' })).toEqual({ name: 'Too long' });
  expect(fieldsOf({ name: `abcde${' '.repeat(50_000)}` })).toEqual({});
});

test('REL-23 no more than one entry above the limit is read of a list that is too long', () => {
  expect(fieldsOf({ list: Array.from({ length: 1500 }, () => 'a') })).toEqual({ list: 'Too many' });
  expect(seen.filter((text) => text === 'a')).toHaveLength(3);
});

test('REL-23 a text whose contract names no length is refused above a thousand characters', () => {
  expect(fieldsOf({ open: 'x'.repeat(1000) })).toEqual({});
  expect(fieldsOf({ open: 'x'.repeat(1001) })).toEqual({ open: 'At most 1000 characters' });
});

test('REL-23 values within their limits, and values of another type, stay as they are', () => {
  const input = { name: ' abc ', list: ['a'], code: 'xy', count: 3, other: 'z'.repeat(500) };
  expect(boundedInput(schema, input)).toEqual(input);
  expect(boundedInput(schema, { code: 'xyz', name: 7 })).toEqual({ code: 'xy…', name: 7 });
});
