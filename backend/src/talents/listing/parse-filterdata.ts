import { LIMITS, type TalentFilter, talentFilterSchema } from '@alltalent/shared/contracts';
import { RememberedTexts } from '../../kernel/caching/remembered-texts';
import { DomainError } from '../../kernel/domain-error';
import { validated } from '../../kernel/http/validated.pipe';

const DEEPEST = 4;
const REMEMBERED_CHARACTERS = 1_000_000;
const filterPipe = validated(talentFilterSchema);
/** Parsed filters: most requests repeat a few, and validating one takes longer than finding its talents. */
const known = new RememberedTexts<TalentFilter>(REMEMBERED_CHARACTERS);

/** Parses the JSON text of `filterdata`. Throws VALIDATION_FAILED with the path of the wrong part. */
export function parseFilterdata(text: string): TalentFilter {
  return known.read(text, parse);
}

function parse(text: string): TalentFilter {
  if (Buffer.byteLength(text) > LIMITS.filterdataBytes) throw refusal('filterdata', 'This is too long.');
  const filter = parseObject(text);
  checkDepth(filter, 'filterdata', 1);
  try {
    return filterPipe.transform(filter, { type: 'query' });
  } catch (error) {
    throw error instanceof DomainError ? withinFilterdata(error) : error;
  }
}

function parseObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refusal('filterdata', 'Must be a JSON object.');
}

function checkDepth(value: object, path: string, depth: number): void {
  if (depth > DEEPEST) throw refusal(path, 'This is nested too deeply.');
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    if (typeof part === 'object' && part !== null) checkDepth(part, `${path}.${key}`, depth + 1);
  }
}

/** Prefixes field paths with `filterdata`, as the filter is part of it on the wire. */
function withinFilterdata({ code, options }: DomainError): DomainError {
  const fields = Object.entries(options.fields ?? {}).map(([path, message]) => [`filterdata.${path}`, message]);
  return new DomainError(code, { ...options, fields: Object.fromEntries(fields) as Record<string, string> });
}

function refusal(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { [field.slice(0, 120)]: message } });
}
