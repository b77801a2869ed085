import type { SchemaDescription, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/**
 * Places whose value has another shape than the schema's: a list where one value belongs, and the like. yup turns
 * many of them into what it expects, `[2]` into 2, which no caller means.
 */
export function shapeErrors(description: SchemaFieldDescription, value: unknown, path = ''): Record<string, string> {
  if (value === undefined || value === null || !('type' in description)) return {};
  if (!hasShape(description.type, value)) return { [path]: `Must be ${KINDS[description.type] ?? description.type}` };
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

function hasShape(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && !Array.isArray(value);
  return type === 'mixed' || typeof value !== 'object';
}

function isObject(description: SchemaFieldDescription): description is SchemaObjectDescription {
  return 'fields' in description;
}

function isList(description: SchemaFieldDescription): description is SchemaInnerTypeDescription & SchemaDescription {
  return 'innerType' in description;
}
