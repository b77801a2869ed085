import { TAKES_NUMBERS } from '@alltalent/shared/contracts';
import type { SchemaDescription, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Limit in characters for a text whose schema names none; longer texts are not matched against its pattern. */
const LONGEST_TEXT = 1000;

/**
 * Returns a message, by path, for every value of another type than the schema's, as a list in place of one value. yup would
 * convert many of them, such as `[2]` to 2, which no caller means.
 */
export function shapeErrors(description: SchemaFieldDescription, value: unknown, path = ''): Record<string, string> {
  if (value === undefined || value === null || !('tests' in description)) return {};
  if (!hasShape(description, value)) return { [path]: `Must be ${KINDS[description.type] ?? description.type}` };
  if (typeof value === 'string' && isEndless(description, value)) return { [path]: `At most ${LONGEST_TEXT} characters` };
  if (Array.isArray(value)) return listErrors(description, value, path);
  if (typeof value === 'object' && isObject(description)) {
    const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const field = description.fields[name];
      return field ? shapeErrors(field, inner, path === '' ? name : `${path}.${name}`) : {};
    });
    return Object.assign({}, ...entries) as Record<string, string>;
  }
  return {};
}

function listErrors(description: SchemaFieldDescription, value: readonly unknown[], path: string): Record<string, string> {
  const inner = isList(description) ? description.innerType : undefined;
  if (!inner || Array.isArray(inner)) return {};
  return Object.assign({}, ...value.map((item, index) => shapeErrors(inner, item, `${path}[${index}]`))) as Record<string, string>;
}

function hasShape({ type, meta }: SchemaDescription, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && !Array.isArray(value);
  // Phone numbers and dial codes may come as numbers; a name or a code that is one is a mistake of the caller.
  if (type === 'string') return typeof value === 'string' || (typeof value === 'number' && meta?.[TAKES_NUMBERS] === true);
  if (type === 'number') return typeof value === 'number' || typeof value === 'string';
  return type === 'mixed' || typeof value !== 'object';
}

function isEndless({ type, tests, oneOf }: SchemaDescription, text: string): boolean {
  if (type !== 'string' || text.length <= LONGEST_TEXT || oneOf.length > 0) return false;
  return !tests.some(({ name }) => name === 'max' || name === 'length');
}

function isObject(description: SchemaFieldDescription): description is SchemaObjectDescription {
  return 'fields' in description;
}

function isList(description: SchemaFieldDescription): description is SchemaInnerTypeDescription & SchemaDescription {
  return 'innerType' in description;
}
