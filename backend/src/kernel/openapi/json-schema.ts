import type { SchemaDescription, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

export type JsonSchema = {
  $ref?: string;
  allOf?: JsonSchema[];
  type?: string;
  format?: string;
  enum?: unknown[];
  default?: unknown;
  nullable?: boolean;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
};

type Described = SchemaDescription | SchemaObjectDescription | SchemaInnerTypeDescription;

/** Converts a yup description to the JSON schema of OpenAPI 3.0. */
export function toJsonSchema(description: SchemaFieldDescription): JsonSchema {
  if (!isDescribed(description)) return {};
  const values = description.oneOf.filter((value) => value !== undefined);
  return {
    ...typeOf(description, values),
    ...(values.length > 0 ? { enum: values } : {}),
    ...(description.nullable ? { nullable: true } : {}),
    ...(isPlain(description.default) ? { default: description.default } : {}),
    ...limitsOf(description),
    ...partsOf(description),
  };
}

function isRequired(description: SchemaFieldDescription): boolean {
  return isDescribed(description) && !description.optional && (description.default === undefined || 'fields' in description);
}

function typeOf({ type, tests }: Described, values: readonly unknown[]): JsonSchema {
  if (type === 'mixed') return typeOfValues(values);
  return { type: type === 'number' && tests.some(({ name }) => name === 'integer') ? 'integer' : type };
}

/** Returns the type of the values; none where they differ, as OpenAPI 3.0 allows one type only. */
function typeOfValues(values: readonly unknown[]): JsonSchema {
  const [type, ...others] = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  return type === undefined || others.length > 0 ? {} : { type };
}

function limitsOf({ type, tests }: Described): JsonSchema {
  const numberOf = (name: string): number | undefined => {
    const value = tests.find((test) => test.name === name)?.params?.[name];
    return typeof value === 'number' ? value : undefined;
  };
  const exact = numberOf('length');
  const [least, most] = [numberOf('min') ?? exact, numberOf('max') ?? exact];
  const pattern = tests.find(({ name }) => name === 'matches')?.params?.['regex'];
  const names = LIMIT_NAMES[type];
  return {
    ...(names && least !== undefined ? { [names[0]]: least } : {}),
    ...(names && most !== undefined ? { [names[1]]: most } : {}),
    ...(pattern instanceof RegExp ? { pattern: pattern.source } : {}),
  };
}

const LIMIT_NAMES: Readonly<Record<string, readonly [string, string]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

function partsOf(description: Described): JsonSchema {
  if ('fields' in description) {
    const fields = Object.entries(description.fields);
    const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
    return {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, toJsonSchema(field)])),
      ...(required.length > 0 ? { required } : {}),
    };
  }
  if (!('innerType' in description) || !description.innerType || Array.isArray(description.innerType)) return {};
  return { items: toJsonSchema(description.innerType) };
}

function isDescribed(description: SchemaFieldDescription): description is Described {
  return 'tests' in description;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
