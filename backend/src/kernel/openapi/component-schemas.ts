import * as contracts from '@alltalent/shared/contracts';
import { isSchema, type Schema } from 'yup';
import { type JsonSchema, toJsonSchema } from './json-schema';

const NAMES = namesOfSchemas();
const NAMES_BY_SHAPE = namesByShape();

/**
 * Schemas of the document. A schema that the contracts export and that occurs more than once is a named component; every other
 * one is written inline.
 */
export class ComponentSchemas {
  private readonly occurrences = new Map<string, number>();

  /** Counts how often each schema occurs in `schemas` and their parts. */
  constructor(schemas: readonly Schema[]) {
    for (const schema of schemas) this.count(toJsonSchema(schema.describe()), NAMES.get(schema));
  }

  /** Returns a reference to a component, or the schema itself where it is none. */
  of(schema: Schema): JsonSchema {
    return this.refer(toJsonSchema(schema.describe()), NAMES.get(schema));
  }

  all(): Record<string, JsonSchema> {
    const components = [...NAMES].filter(([, name]) => this.isShared(name));
    return Object.fromEntries(
      components
        .sort(([, one], [, other]) => one.localeCompare(other))
        .map(([schema, name]) => [name, this.withParts(toJsonSchema(schema.describe()))]),
    );
  }

  private count(schema: JsonSchema, name = NAMES_BY_SHAPE.get(shapeOf(schema))): void {
    const before = name === undefined ? 0 : (this.occurrences.get(name) ?? 0);
    if (name !== undefined) this.occurrences.set(name, before + 1);
    if (before > 0) return;
    for (const part of partsOf(schema)) this.count(part);
  }

  private isShared(name: string): boolean {
    return (this.occurrences.get(name) ?? 0) > 1;
  }

  private refer(schema: JsonSchema, name = NAMES_BY_SHAPE.get(shapeOf(schema))): JsonSchema {
    if (name === undefined || !this.isShared(name)) return this.withParts(schema);
    const reference = { $ref: `#/components/schemas/${name}` };
    return schema.nullable ? { type: 'object', nullable: true, allOf: [reference] } : reference;
  }

  private withParts(schema: JsonSchema): JsonSchema {
    const { properties, items } = schema;
    return {
      ...schema,
      ...(properties ? { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, this.refer(part)])) } : {}),
      ...(items ? { items: this.refer(items) } : {}),
    };
  }
}

function partsOf({ properties, items }: JsonSchema): JsonSchema[] {
  return [...Object.values(properties ?? {}), ...(items ? [items] : [])];
}

/** Returns a key that is equal for schemas of the same objects, nullable or not. */
function shapeOf({ nullable: _nullable, default: _default, ...shape }: JsonSchema): string {
  return JSON.stringify(shape);
}

/** Names of the object schemas that the contracts export: `doneResponseSchema` is `DoneResponse`. */
function namesOfSchemas(): ReadonlyMap<Schema, string> {
  const schemas = Object.entries<unknown>(contracts).filter((entry): entry is [string, Schema] => isObjectSchema(entry[1]));
  return new Map(
    schemas.map(([name, schema]) => {
      const said = name.replace(/Schema$/u, '');
      return [schema, `${said.charAt(0).toUpperCase()}${said.slice(1)}`];
    }),
  );
}

function isObjectSchema(value: unknown): boolean {
  return isSchema(value) && 'fields' in value;
}

/** Names by shape, as a part of another schema is a copy made by yup. A shape with two names has none. */
function namesByShape(): ReadonlyMap<string, string> {
  const named = [...NAMES].map(([schema, name]) => [shapeOf(toJsonSchema(schema.describe())), name] as const);
  const shapes = named.map(([shape]) => shape);
  return new Map(named.filter(([shape]) => shapes.indexOf(shape) === shapes.lastIndexOf(shape)));
}
