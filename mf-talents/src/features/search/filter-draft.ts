import { LIMITS } from '@alltalent/shared/contracts';
import type { SearchChange, TalentSearch } from './talent-search';

/** `advanced`: beside the toolbar. `all`: also the toolbar's fields, for a screen too narrow for them. */
export type FilterScope = 'advanced' | 'all';

/** The drawer's fields before they are applied; ages as they are typed. */
export type FilterDraft = Pick<TalentSearch, 'location' | 'category' | 'subCategory' | 'sortby' | 'gender'> & {
  readonly minAge: string;
  readonly maxAge: string;
};

export type AgeErrors = { readonly minAge?: string; readonly maxAge?: string };

const OUT_OF_RANGE = `Ages go from ${LIMITS.ageMin} to ${LIMITS.ageMax}`;
const CROSSED = 'The first age must be the smaller one';

export function toDraft({ location, category, subCategory, sortby, gender, minAge, maxAge }: TalentSearch): FilterDraft {
  return { location, category, subCategory, sortby, gender, minAge: String(minAge ?? ''), maxAge: String(maxAge ?? '') };
}

export function toChange({ minAge, maxAge, ...rest }: FilterDraft): SearchChange {
  return { ...rest, minAge: readAge(minAge), maxAge: readAge(maxAge) };
}

export function clearDraft(draft: FilterDraft, scope: FilterScope): FilterDraft {
  const cleared = { ...draft, gender: undefined, minAge: '', maxAge: '' };
  return scope === 'advanced' ? cleared : { ...cleared, location: '', category: undefined, subCategory: undefined };
}

export function findAgeErrors({ minAge, maxAge }: FilterDraft): AgeErrors {
  const [min, max] = [readAge(minAge), readAge(maxAge)];
  if (isOutOfRange(min)) return { minAge: OUT_OF_RANGE };
  if (isOutOfRange(max)) return { maxAge: OUT_OF_RANGE };
  return min !== undefined && max !== undefined && min > max ? { minAge: CROSSED } : {};
}

function readAge(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

function isOutOfRange(age: number | undefined): boolean {
  return age !== undefined && !(age >= LIMITS.ageMin && age <= LIMITS.ageMax);
}
