import type { SchemaFieldDescription } from 'yup';

/** What a schema says of a value; undefined where it says nothing. */
export type Described = SchemaFieldDescription | undefined;

/** Tests of a schema that prescribe a text's form. */
const OF_FORM = ['matches', 'email', 'url', 'uuid', 'datetime', 'date'];

/** Whether a text is one of some options, or has a form that its schema prescribes. */
export function hasFixedForm(schema: Described): boolean {
  if (!schema || !('oneOf' in schema)) return false;
  return schema.oneOf.length > 0 || schema.tests.some(({ name = '' }) => OF_FORM.includes(name));
}

/** Most characters of a text, or items of a list; Infinity without a limit. */
export function limitOf(schema: Described): number {
  const tests = schema && 'tests' in schema ? schema.tests : [];
  return Math.min(...tests.flatMap(({ name, params }) => (name === 'max' || name === 'length' ? [Number(params?.[name])] : [])));
}

/** Schema of a field of an object. */
export function fieldOf(schema: Described, name: string): Described {
  return schema && 'fields' in schema ? schema.fields[name] : undefined;
}

/** Schema of the items of a list. */
export function itemOf(schema: Described): Described {
  const inner = schema && 'innerType' in schema ? schema.innerType : undefined;
  return Array.isArray(inner) ? undefined : inner;
}
