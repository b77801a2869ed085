import { isSchema, type Schema } from 'yup';

/** Appended to a cut text. No white space, which a schema would trim away and so accept the text. */
const CUT_SIGN = '\u2026';

/**
 * Returns the input with every text and list that is longer than its schema allows cut to one above the limit. The schema still
 * refuses it for its length, but no pattern or other rule reads more than that.
 */
export function boundedInput(schema: unknown, value: unknown): unknown {
  if (!isSchema(schema)) return value;
  if (typeof value === 'string') return boundedText(schema as Schema, value);
  if (Array.isArray(value)) return boundedList(schema as Schema, value);
  if (typeof value === 'object' && value !== null && 'fields' in schema) {
    const fields = schema.fields as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, boundedInput(fields[name], inner)]));
  }
  return value;
}

function boundedText(schema: Schema, text: string): string {
  const most = largestLength(schema);
  if (schema.type !== 'string' || text.length <= most) return text;
  const cast: unknown = schema.cast(text, { assert: false });
  return typeof cast === 'string' && cast.length > most ? `${cast.slice(0, most)}${CUT_SIGN}` : text;
}

function boundedList(schema: Schema, list: readonly unknown[]): readonly unknown[] {
  if (schema.type !== 'array' || !('innerType' in schema)) return list;
  return list.slice(0, largestLength(schema) + 1).map((item) => boundedInput(schema.innerType, item));
}

/** Returns the largest length that the schema allows; Infinity without a limit. */
function largestLength({ tests }: Schema): number {
  const limits = tests.map(({ OPTIONS }) => (OPTIONS?.name === 'max' ? OPTIONS.params?.['max'] : OPTIONS?.params?.['length']));
  return Math.min(...limits.filter((limit) => typeof limit === 'number'));
}
