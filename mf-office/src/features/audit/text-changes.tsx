import { type TrailEntry, TEXT_KINDS } from '@alltalent/shared/contracts';
import { FactList } from '../../domain/history/fact-list';
import { plainly } from '../../domain/history/plain-words';
import { pathName } from '../../domain/texts/field-names';

/** What an entry changed in a text of the site: each field with its value before and after. */
export function TextChanges({ entry: { subject, changes } }: { readonly entry: TrailEntry }) {
  const kind = TEXT_KINDS.find((one) => subject.startsWith(`${one}/`));
  if (kind === undefined) return null;
  const facts = changes.map(({ field, before, after }) => ({
    name: pathName(partsOf(field), kind),
    before: inWords(before),
    after: inWords(after),
  }));
  return <FactList facts={facts} />;
}

const partsOf = (path: string) => path.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));

/** A mark and a day are written in words; every other value is a text of the site, which stays as it is. */
const inWords = (value: string | null) =>
  value !== null && /^(?:true|false|\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?)$/u.test(value) ? plainly(value) : value;
