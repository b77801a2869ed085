import { type FilterAttribute, LIMITS } from '@alltalent/shared/contracts';
import { areCrossed, keepKnown, readEnds } from './attribute-text';
import type { SearchChange, TalentSearch } from './talent-search';

/** `advanced`: beside the toolbar. `all`: also the toolbar's fields, for a screen too narrow for them. */
export type FilterScope = 'advanced' | 'all';

/** The drawer's fields before they are applied; ages as they are typed. */
export type FilterDraft = Pick<TalentSearch, 'location' | 'category' | 'subCategory' | 'sortby' | 'gender' | 'attributes'> & {
  readonly minAge: string;
  readonly maxAge: string;
};

type KnownAttributes = readonly FilterAttribute[] | undefined;
export type AgeErrors = { readonly minAge?: string; readonly maxAge?: string };

const OUT_OF_RANGE = `Ages go from ${LIMITS.ageMin} to ${LIMITS.ageMax}`;
const CROSSED = 'The first age must be the smaller one';

export function toDraft(search: TalentSearch): FilterDraft {
  const { location, category, subCategory, sortby, gender, attributes, minAge, maxAge } = search;
  return { location, category, subCategory, sortby, gender, attributes, minAge: String(minAge ?? ''), maxAge: String(maxAge ?? '') };
}

/** `known`: the attributes of the draft's category, where they are there. */
export function toChange({ minAge, maxAge, attributes, ...rest }: FilterDraft, known: KnownAttributes) {
  return {
    ...rest,
    attributes: known ? keepKnown(attributes, known) : attributes,
    minAge: readAge(minAge),
    maxAge: readAge(maxAge),
  } satisfies SearchChange;
}

export function clearDraft(draft: FilterDraft, scope: FilterScope): FilterDraft {
  const cleared = { ...draft, gender: undefined, attributes: {}, minAge: '', maxAge: '' };
  return scope === 'advanced' ? cleared : { ...cleared, location: '', category: undefined, subCategory: undefined };
}

export function findAgeErrors({ minAge, maxAge }: FilterDraft): AgeErrors {
  const [min, max] = [readAge(minAge), readAge(maxAge)];
  if (isOutOfRange(min)) return { minAge: OUT_OF_RANGE };
  if (isOutOfRange(max)) return { maxAge: OUT_OF_RANGE };
  return min !== undefined && max !== undefined && min > max ? { minAge: CROSSED } : {};
}

/** The first field that has to be set right; null when all of them can be searched. */
export function findProblem(draft: FilterDraft, known: KnownAttributes): string | null {
  const { minAge, maxAge } = findAgeErrors(draft);
  if (minAge ?? maxAge) return 'age';
  const crossed = known?.find((attribute) => areCrossed(attribute, readEnds(attribute, draft.attributes[attribute.id] ?? '')));
  return crossed?.label ?? null;
}

function readAge(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

function isOutOfRange(age: number | undefined): boolean {
  return age !== undefined && !(age >= LIMITS.ageMin && age <= LIMITS.ageMax);
}
