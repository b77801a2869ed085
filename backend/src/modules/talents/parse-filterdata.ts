import { LIMITS, type TalentFilter, talentFilterSchema } from '@alltalent/shared/contracts';
import { ObjectSchema, ValidationError } from 'yup';
import { DomainError } from '../../platform/domain-error';
import { findUnclean } from '../../platform/http/unclean-input';

type JsonObject = Readonly<Record<string, unknown>>;

const DEEPEST = 4;

/** The filter in the JSON text of `filterdata`, or a problem that names the part at fault. */
export function parseFilterdata(text: string): TalentFilter {
  if (Buffer.byteLength(text) > LIMITS.filterdataBytes) refuse('filterdata', 'is too long');
  const filter = parseJson(text);
  if (!isJsonObject(filter)) return refuse('filterdata', 'must be a JSON object');
  const unclean = findUnclean(filter);
  if (unclean) refuse(`filterdata.${unclean.path}`, unclean.message);
  checkDepth(filter, 'filterdata', 1);
  const known = pickKnown(talentFilterSchema.fields, filter, 'filterdata');
  try {
    return talentFilterSchema.validateSync(known, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw new DomainError('VALIDATION_FAILED', { fields: firstMessages(error) });
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('filterdata', 'must be a JSON object');
  }
}

function checkDepth(value: JsonObject, path: string, depth: number): void {
  if (depth > DEEPEST) refuse(path, 'is nested too deeply');
  for (const [key, part] of Object.entries(value)) if (isJsonObject(part)) checkDepth(part, `${path}.${key}`, depth + 1);
}

/**
 * Only what the schema knows: yup looks names up in a plain object, so a key such as `constructor` would end in a
 * TypeError, and so would a list or an object where its text transforms expect a single value.
 */
function pickKnown(fields: Readonly<Record<string, unknown>>, value: JsonObject, path: string): JsonObject {
  const known = Object.keys(fields).filter((key) => Object.hasOwn(value, key));
  return Object.fromEntries(known.map((key) => [key, pickPart(fields[key], value[key], `${path}.${key}`)]));
}

function pickPart(field: unknown, part: unknown, path: string): unknown {
  if (field instanceof ObjectSchema) return isJsonObject(part) ? pickKnown(field.fields, part, path) : refuse(path, 'must be an object');
  return typeof part === 'object' && part !== null ? refuse(path, 'must be a single value') : part;
}

function firstMessages(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner) {
    const field = path ? `filterdata.${path}` : 'filterdata';
    fields[field] ??= message;
  }
  return fields;
}

function refuse(field: string, message: string): never {
  throw new DomainError('VALIDATION_FAILED', { fields: { [field.slice(0, 120)]: message } });
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
