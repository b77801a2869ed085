import type { Schema } from 'yup';
import { type Described, fieldOf, hasFixedForm, itemOf, limitOf } from './described-schema';

const TEXT_TIMES = 4;
/** How often a list is repeated, by the number of lists around it: a document is made of lists in lists. */
const LIST_TIMES = [3, 2];
/** Texts of programs: addresses, days and moments, e-mail addresses, keys. */
const MACHINE = /^\/|:\/\/|^\S+@\S+$|^\d{4}-\d{2}-\d{2}|^[^\s\p{Lu}]*$|^[^\s\p{Ll}]*$|^\P{L}*$/u;
const MACHINE_NAME =
  /(?:^|_)(?:id|ids|slug|key|code|token|path|to|url|href|src|address|state|kind|type|ref|image|picture|currency|version|provider)$/u;

type Place = { readonly name: string; readonly schema: Described; readonly depth: number };

/** Returns the body of an answer with texts of several times their length, and lists of several times their items. */
export function longAnswer(body: unknown, schema: Schema | null): unknown {
  return long(body, { name: '', schema: schema?.describe(), depth: 0 });
}

function long(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return isFree(value, place) ? longText(value, limitOf(place.schema)) : value;
  if (Array.isArray(value)) return longList(value, place);
  return mapFields(value, place, long);
}

function longText(text: string, most: number): string {
  return Array.from({ length: TEXT_TIMES }, () => text)
    .join(' ')
    .slice(0, most)
    .trim();
}

/** A list of numbers or of options is not repeated: no backend answers the same one twice. */
function longList(list: readonly unknown[], { name, schema, depth }: Place): unknown[] {
  const place = { name, schema: itemOf(schema), depth: depth + 1 };
  const isRepeated = list.every((item) => typeof item === 'object' || (typeof item === 'string' && isFree(item, place)));
  const items = list.map((item) => long(item, place));
  const copies = Array.from({ length: isRepeated ? (LIST_TIMES[depth] ?? 1) - 1 : 0 }, (_, index) =>
    items.map((item) => copyOf(item, place, index + 2)),
  );
  return [items, ...copies].flat().slice(0, limitOf(schema));
}

/** Returns the copy of that number of an item, with ids and texts which nothing else in the list has. */
function copyOf(value: unknown, place: Place, copy: number): unknown {
  const { name, schema } = place;
  if (typeof value === 'number') return /(?:^|_)id$/u.test(name) ? value + copy * 100_000 : value;
  if (typeof value === 'string') return ownText(value, place, copy);
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item, { ...place, schema: itemOf(schema) }, copy));
  return mapFields(value, place, (inner, field) => copyOf(inner, field, copy));
}

function ownText(text: string, place: Place, copy: number): string {
  if (isFree(text, place)) return `${copy} ${text}`.slice(0, limitOf(place.schema)).trim();
  return /(?:^|_)(?:id|slug|key|token)$/u.test(place.name) && text !== '' ? `${text}-${copy}` : text;
}

/** Whether a person wrote the text: not an option, not in a fixed form, not for programs. */
function isFree(text: string, { name, schema }: Place): boolean {
  return !MACHINE_NAME.test(name) && !MACHINE.test(text) && !hasFixedForm(schema);
}

function mapFields(value: unknown, place: Place, change: (inner: unknown, field: Place) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    return [name, change(inner, { name, schema: fieldOf(place.schema, name), depth: place.depth })] as const;
  });
  return Object.fromEntries(fields);
}
