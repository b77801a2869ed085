// Separate from the schemas, so that a page that only needs these texts does not ship the validator.

export const SORTS = ['newest', 'oldest', 'a-z', 'z-a'] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_LABELS = { newest: 'Newest', oldest: 'Oldest', 'a-z': 'A-Z', 'z-a': 'Z-A' } as const satisfies Record<Sort, string>;

/** Status 2 is a visible profile; any other value is shown as hidden. */
export const TALENT_STATUS = { visible: 2, hidden: 1 } as const;

/** Labels of the dropdowns that are filtered by one value; every other attribute is filtered by a smallest and a largest. */
export const SINGLE_VALUE_ATTRIBUTES: readonly string[] = ['Skin Color', 'Hair Length', 'Hair Colour', 'Eye Pupil Color'];
