import { type FilterAttribute, SINGLE_VALUE_ATTRIBUTES } from '@alltalent/shared/contracts';

/** What an address says about attributes, by id: `{ 4: 'dark-brown', 5: '5-4..5-9', 6: '50..' }`. */
export type AttributeTexts = Readonly<Record<string, string>>;
/**
 * Ends of a range as the fields of an attribute hold them: option values or digits, '' for an open end. A single value is both ends.
 */
export type Ends = { readonly min: string; readonly max: string };

const BETWEEN = '..';
const LONGEST_TYPED = 20;

/** Filtered by one of its options, and not from one to another. */
export function isSingle({ type, label }: FilterAttribute): boolean {
  return type === 'dropdown' && SINGLE_VALUE_ATTRIBUTES.includes(label);
}

/** Reads leniently: an end that the attribute does not know is open. */
export function readEnds(attribute: FilterAttribute, text: string): Ends {
  if (isSingle(attribute)) {
    const value = readEnd(attribute, text);
    return { min: value, max: value };
  }
  const [min = '', max = '', ...rest] = text.split(BETWEEN);
  return text.includes(BETWEEN) && rest.length === 0
    ? { min: readEnd(attribute, min), max: readEnd(attribute, max) }
    : { min: '', max: '' };
}

/** Returns the ends as they were typed, numbers or not, for the fields of a draft; as `readEnds` for options. */
export function typedEnds(attribute: FilterAttribute, text: string): Ends {
  if (attribute.type !== 'input') return readEnds(attribute, text);
  const [min = '', max = ''] = text.split(BETWEEN);
  return { min, max };
}

/** Two points would end the first number of a range. */
export function asTyped(text: string): string {
  return text
    .trim()
    .replace(/\.{2,}/gu, '.')
    .slice(0, LONGEST_TYPED);
}

/** True for an end that was typed and is no number that the attribute can be filtered by. */
export function isUnclear(attribute: FilterAttribute, end: string): boolean {
  return end !== '' && readEnd(attribute, end) === '';
}

/** '' where nothing is chosen. */
export function writeEnds(attribute: FilterAttribute, { min, max }: Ends): string {
  if (min === '' && max === '') return '';
  const [from, to] = [writeEnd(attribute, min), writeEnd(attribute, max)];
  return isSingle(attribute) ? from : from + BETWEEN + to;
}

export function areCrossed(attribute: FilterAttribute, { min, max }: Ends): boolean {
  return min !== '' && max !== '' && rankOf(attribute, min) > rankOf(attribute, max);
}

/** What of the texts these attributes can be filtered by, in the one way to write it. */
export function filterKnown(texts: AttributeTexts, attributes: readonly FilterAttribute[]): AttributeTexts {
  const known = attributes.flatMap((attribute) => {
    const ends = readEnds(attribute, texts[attribute.id] ?? '');
    const text = areCrossed(attribute, ends) ? '' : writeEnds(attribute, ends);
    return text === '' ? [] : [[String(attribute.id), text] as const];
  });
  return Object.fromEntries(known);
}

function readEnd({ type, dropdown_option: options }: FilterAttribute, text: string): string {
  if (type === 'input') return /^\d{1,10}$/u.test(text) ? String(Number(text)) : '';
  const values = options.map(({ value }) => value);
  return values.find((value) => value === text || shorten(value, values) === text) ?? '';
}

function writeEnd({ type, dropdown_option: options }: FilterAttribute, end: string): string {
  return type === 'input' || end === ''
    ? end
    : shorten(
        end,
        options.map(({ value }) => value),
      );
}

/** `5′ 4″` as `5-4`; a value whose short form another one shares stays as it is. */
function shorten(value: string, values: readonly string[]): string {
  const short = toSlug(value);
  const isClear = short !== '' && values.every((other) => other === value || (other !== short && toSlug(other) !== short));
  return isClear ? short : value;
}

function toSlug(value: string): string {
  return (value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}

function rankOf({ type, dropdown_option: options }: FilterAttribute, end: string): number {
  return type === 'input' ? Number(end) : options.findIndex(({ value }) => value === end);
}
