import { type DetailMessageId, t } from '../../messages/detail';
import { dayInWords, plainly } from './plain-words';

/** A value of an act in words; `before` where it is known. */
export type Fact = { readonly name: string; readonly before?: string; readonly after: string };

/** What the audit trail has of an act: values, and what its actor wrote, such as a reason. */
export type ActDetail = { readonly facts: readonly Fact[]; readonly text: string };

/** Reads the stored detail of an act; null for one of another form. */
export type DetailReader = (detail: string, subject: string) => ActDetail | null;

/** Writes a stored word in the words of a sentence of the catalogue. */
export const word = (id: DetailMessageId, stored: string): string =>
  t(id, {
    key: stored
      .trim()
      .replaceAll(/[\s-]+/gu, '_')
      .toLowerCase(),
    text: plainly(stored),
  });

/** Makes a fact; `before` that is empty or missing is not known. */
export function fact(label: string, after: string, before?: string): Fact {
  return { name: t('detail.label', { key: label, text: plainly(label) }), after, ...(before !== undefined && before !== '' && { before }) };
}

/** Makes what is shown of facts and a text; facts that are null do not apply. */
export const detailOf = (facts: readonly (Fact | null | false)[], text = ''): ActDetail => ({
  facts: facts.filter((one) => one !== null && one !== false),
  text,
});

/** Makes a reader of details that fit a pattern with named groups; a group that took no part is ''. */
export function matching(pattern: RegExp, read: (groups: (name: string) => string, subject: string) => ActDetail): DetailReader {
  return (detail, subject) => {
    const groups = pattern.exec(detail)?.groups;
    return groups === undefined ? null : read((name) => groups[name] ?? '', subject);
  };
}

/** Reads a count of what was listed, such as `12 open letters`. */
export const listed = matching(/^(?<count>\d+) (?<what>.*)$/u, (of) =>
  detailOf([
    fact('found', t('detail.listed', { count: Number(of('count')) })),
    of('what').endsWith('by a search') && fact('shown', t('detail.bySearch')),
  ]),
);

/** Writes a list that is stored with a separator, each part in words; 'None' for an empty one. */
export function list(stored: string, separator: string | RegExp, inWords: (part: string) => string): string {
  const parts = stored.split(separator).map((part) => part.trim());
  const named = parts.filter((part) => part !== '' && part !== 'none');
  return named.length === 0 ? t('detail.none') : named.map(inWords).join(', ');
}

/** Splits `a -> b`; without an arrow the value before is not known. */
export function change(stored: string): { readonly before: string; readonly after: string } {
  const [one = '', other] = stored.split(' -> ');
  return other === undefined ? { before: '', after: one } : { before: one, after: other };
}

/** Makes a fact of `a -> b`, each in words. */
export function changed(label: string, stored: string, inWords: (value: string) => string): Fact {
  const { before, after } = change(stored);
  return fact(label, inWords(after), before === '' ? undefined : inWords(before));
}

/** Writes a stored day, or a word for none. */
export const dayOr = (stored: string, none: string, id: DetailMessageId): string =>
  stored === none || stored === '' ? t(id) : dayInWords(stored);
