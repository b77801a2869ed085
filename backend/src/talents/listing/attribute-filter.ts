import { SINGLE_VALUE_ATTRIBUTES, type TalentFilter } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import type { AttributeEntity } from '../schema/lookup.entities';
import type { LookupIndex } from '../lookups/lookups.service';
import type { AttributeCondition } from '../search/talent-search';

const OPEN_END = Number.MAX_SAFE_INTEGER;
/** Numbers in the form clients send them, as typed into an input. */
const DIGITS = /^\d{1,15}(?:\.[05])?$/u;

type Chosen = TalentFilter['filterAttribute'];
type Range = NonNullable<Chosen['extra']>[string];
/** Result of reading a choice: a condition, null for none, or what is wrong and where. */
type Reading = AttributeCondition | null | { readonly part: string; readonly problem: string };

/** Converts chosen attributes to conditions. Throws VALIDATION_FAILED, by path in the filter, for a choice its attribute does not have. */
export function toAttributeConditions({ values, extra }: Chosen, lookups: LookupIndex): AttributeCondition[] {
  const readings = [
    ...Object.entries(values ?? {}).map(([id, value]) => ({
      path: `values.${id}`,
      reading: readValue(lookups.attribute(Number(id)), value),
    })),
    ...Object.entries(extra ?? {}).map(([id, range]) => ({
      path: `extra.${id}`,
      reading: readRange(lookups.attribute(Number(id)), range),
    })),
  ];
  const problems = readings.flatMap(({ path, reading }) =>
    reading && 'problem' in reading ? [[`filterdata.filterAttribute.${path}${reading.part}`, reading.problem] as const] : [],
  );
  if (problems.length > 0) throw new DomainError('VALIDATION_FAILED', { fields: Object.fromEntries(problems) });
  return readings
    .flatMap(({ reading }) => (reading && 'attributeId' in reading ? [reading] : []))
    .sort((one, other) => one.attributeId - other.attributeId);
}

function readValue(attribute: AttributeEntity | undefined, value: string): Reading {
  if (!attribute) return wrong('', 'There is no such filter');
  if (!isSingle(attribute)) return wrong('', 'This takes a smallest and a largest value');
  const position = attribute.options.indexOf(value);
  return position < 0 ? wrong('', 'There is no such choice') : { attributeId: attribute.id, from: position, to: position };
}

function readRange(attribute: AttributeEntity | undefined, range: Range): Reading {
  if (!attribute) return wrong('', 'There is no such filter');
  if (isSingle(attribute)) return wrong('', 'This takes one value');
  const [from, to] = [readEnd(attribute, range.min), readEnd(attribute, range.max)];
  const isList = attribute.type === 'dropdown';
  if (from === undefined || to === undefined) {
    return wrong(from === undefined ? '.min' : '.max', isList ? 'There is no such choice' : 'Must be a number');
  }
  if (from === null && to === null) return null;
  const condition = { attributeId: attribute.id, from: from ?? 0, to: to ?? OPEN_END };
  return condition.from > condition.to ? wrong('.min', 'Must not be above the largest value') : condition;
}

/** Reads one end of a range; null for an open end, undefined for a value the attribute does not have. */
function readEnd({ type, options }: AttributeEntity, end: string | number | undefined): number | null | undefined {
  if (end === undefined) return null;
  if (type === 'dropdown') {
    const position = typeof end === 'string' ? options.indexOf(end) : -1;
    return position < 0 ? undefined : position;
  }
  if (typeof end === 'string') return DIGITS.test(end) ? Number(end) : undefined;
  return end;
}

function isSingle({ type, label }: AttributeEntity): boolean {
  return type === 'dropdown' && SINGLE_VALUE_ATTRIBUTES.includes(label);
}

function wrong(part: string, problem: string): Reading {
  return { part, problem };
}
