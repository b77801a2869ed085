import type { AttributeRange, FilterAttribute } from '@alltalent/shared/contracts';
import { type AttributeTexts, isSingle, filterKnown, readEnds } from './attribute-text';

type AttributeFilter = {
  readonly values?: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, AttributeRange>>;
};

/** The attributes as the listing takes them; what they do not know is left out. */
export function toAttributeFilter(texts: AttributeTexts, attributes: readonly FilterAttribute[]): AttributeFilter {
  const known = filterKnown(texts, attributes);
  const chosen = attributes.filter(({ id }) => id in known).map((attribute) => ({ attribute, text: known[attribute.id] ?? '' }));
  const values = chosen.filter(({ attribute }) => isSingle(attribute));
  const ranges = chosen.filter(({ attribute }) => !isSingle(attribute));
  return {
    ...(values.length > 0 && { values: byId(values.map(({ attribute, text }) => [attribute.id, readEnds(attribute, text).min])) }),
    ...(ranges.length > 0 && { extra: byId(ranges.map(({ attribute, text }) => [attribute.id, toRange(attribute, text)])) }),
  };
}

function toRange(attribute: FilterAttribute, text: string): AttributeRange {
  const { min, max } = readEnds(attribute, text);
  const send = (end: string) => (attribute.type === 'input' ? Number(end) : end);
  return { ...(min !== '' && { min: send(min) }), ...(max !== '' && { max: send(max) }) };
}

function byId<Value>(entries: readonly (readonly [number, Value])[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(entries);
}
