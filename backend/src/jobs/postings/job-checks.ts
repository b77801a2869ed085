import type { JobContent } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import type { LookupIndex } from '../../talents';

type Fields = Readonly<Record<string, string>>;

const CATEGORY = 'Choose a category of the list';
const GENDER = 'Choose a gender of the list';
const CITY = 'Choose a city of the list';
const TWICE = 'Please add the role once more';

/** Finds ids the site does not have: messages by field path, such as 'category_id' or 'roles.0.gender_id'. */
export function strangeIds(content: JobContent, lookups: LookupIndex): Fields {
  const { all } = lookups;
  const isCity = content.city_id === null || lookups.hasCity(content.city_id);
  const roles = content.roles.flatMap((role, index) => [
    ...unknown(`roles.${index}.category_id`, role.category_id, all.categories, CATEGORY),
    ...unknown(`roles.${index}.gender_id`, role.gender_id, all.genders, GENDER),
    ...(content.roles.findIndex(({ key }) => key === role.key) < index ? [[`roles.${index}.key`, TWICE] as const] : []),
  ]);
  return Object.fromEntries([
    ...unknown('category_id', content.category_id, all.categories, CATEGORY),
    ...(isCity ? [] : [['city_id', CITY] as const]),
    ...roles,
  ]);
}

/** Throws VALIDATION_FAILED for unknown ids, by the request's field names: 'content.roles[0].gender_id'. */
export function refuseStrangeIds(content: JobContent, lookups: LookupIndex): void {
  const strange = Object.entries(strangeIds(content, lookups));
  if (strange.length === 0) return;
  const fields = strange.map(([field, text]) => [`content.${field.replace(/\.(\d+)\./u, '[$1].')}`, text]);
  throw new DomainError('VALIDATION_FAILED', { fields: Object.fromEntries(fields) as Fields });
}

function unknown(field: string, id: number | null, rows: readonly { readonly id: number }[], message: string): [string, string][] {
  return id === null || rows.some((row) => row.id === id) ? [] : [[field, message]];
}
