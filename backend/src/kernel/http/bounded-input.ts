import { isSchema, type Schema } from 'yup';

/** Not white space: what follows a cut is never trimmed away, so the text stays too long. */
const CUT_SIGN = '\u2026';

/**
 * The input with every text and list that is longer than its schema allows cut to one above the limit. It is refused
 * with the message of its length as before, but no pattern and no further rule ever reads more than that.
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

/** Infinity without a limit. */
function largestLength({ tests }: Schema): number {
  const limits = tests.map(({ OPTIONS }) => (OPTIONS?.name === 'max' ? OPTIONS.params?.['max'] : OPTIONS?.params?.['length']));
  return Math.min(...limits.filter((limit) => typeof limit === 'number'));
}
