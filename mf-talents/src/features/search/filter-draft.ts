import type { FilterAttribute } from '@alltalent/shared/contracts';
import { findAgeErrors } from '@alltalent/shared/ui/listing';
import { areCrossed, filterKnown, isUnclear, typedEnds } from './attribute-text';
import type { SearchChange, TalentSearch } from './talent-search';

/** `advanced`: beside the toolbar. `all`: also the toolbar's fields, for a screen too narrow for them. */
export type FilterScope = 'advanced' | 'all';

/** The drawer's fields before they are applied; ages as they are typed. */
export type FilterDraft = Pick<TalentSearch, 'location' | 'category' | 'subCategory' | 'sortby' | 'gender' | 'attributes'> & {
  readonly minAge: string;
  readonly maxAge: string;
};

type KnownAttributes = readonly FilterAttribute[] | undefined;

export function toDraft(search: TalentSearch): FilterDraft {
  const { location, category, subCategory, sortby, gender, attributes, minAge, maxAge } = search;
  return { location, category, subCategory, sortby, gender, attributes, minAge: String(minAge ?? ''), maxAge: String(maxAge ?? '') };
}

/** `known`: the attributes of the draft's category, where they are there. */
export function toChange({ minAge, maxAge, attributes, ...rest }: FilterDraft, known: KnownAttributes) {
  return {
    ...rest,
    attributes: known ? filterKnown(attributes, known) : attributes,
    minAge: readAge(minAge),
    maxAge: readAge(maxAge),
  } satisfies SearchChange;
}

export function clearDraft(draft: FilterDraft, scope: FilterScope): FilterDraft {
  const cleared = { ...draft, gender: undefined, attributes: {}, minAge: '', maxAge: '' };
  return scope === 'advanced' ? cleared : { ...cleared, location: '', category: undefined, subCategory: undefined };
}

/** The first field that has to be set right; null when all of them can be searched. */
export function findProblem(draft: FilterDraft, known: KnownAttributes): string | null {
  const { from, to } = findAgeErrors(draft.minAge, draft.maxAge);
  if (from ?? to) return 'age';
  const wrong = known?.find((attribute) => {
    const ends = typedEnds(attribute, draft.attributes[attribute.id] ?? '');
    return isUnclear(attribute, ends.min) || isUnclear(attribute, ends.max) || areCrossed(attribute, ends);
  });
  return wrong?.label ?? null;
}

function readAge(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}
