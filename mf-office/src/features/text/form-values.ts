import type { SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

export type Values = Readonly<Record<string, unknown>>;
type Described = SchemaFieldDescription;

export const isObject = (field: Described): field is SchemaObjectDescription => 'fields' in field;
export const isList = (field: Described): field is SchemaInnerTypeDescription & { readonly innerType: Described } =>
  'innerType' in field && field.innerType !== undefined && !Array.isArray(field.innerType);

/** Whether a part may be left out as a whole, such as the button of a section. */
export function isOptional(field: Described): boolean {
  return isObject(field) && field.optional && field.default === undefined;
}

/** The one value that a field may have, such as the type of a section; undefined for a field that is edited. */
export function fixedValue(field: Described): unknown {
  return 'oneOf' in field && field.oneOf.length === 1 ? field.oneOf[0] : undefined;
}

/** Returns values as fields hold them: texts for texts and numbers, lists for lists; optional parts that are left out stay so. */
export function toForm(field: Described, value: unknown): unknown {
  if (isList(field)) return (Array.isArray(value) ? value : []).map((entry: unknown) => toForm(field.innerType, entry));
  if (isObject(field)) {
    if (value === undefined && isOptional(field)) return undefined;
    return newEntry(field, value);
  }
  if (field.type === 'boolean') return value === true;
  if (value === undefined || value === null) return fixedValue(field) ?? '';
  return field.type === 'number' && typeof value === 'number' ? String(value) : value;
}

/** Returns an object as fields hold it, also an optional one. */
export function newEntry(field: SchemaObjectDescription, value: unknown = {}): unknown {
  const values = (value ?? {}) as Values;
  return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, toForm(inner, values[name])]));
}

/** Returns what fields hold as values: empty texts and empty optional lists are left out. */
export function fromForm(field: Described, value: unknown): unknown {
  if (isList(field)) return (value as readonly unknown[]).map((entry) => fromForm(field.innerType, entry) ?? '');
  if (isObject(field)) {
    if (value === undefined) return undefined;
    const values = value as Values;
    const entries = Object.entries(field.fields).map(([name, inner]) => [name, fromForm(inner, values[name])] as const);
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  }
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return field.type === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
