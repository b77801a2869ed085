import type { FilterAttribute } from '@alltalent/shared/contracts';

const dropdown = (id: number, label: string, values: readonly string[]): FilterAttribute => ({
  id,
  label,
  type: 'dropdown',
  dropdown_option: values.map((value) => ({ value })),
  placeholder: 'Any',
});
const input = (id: number, label: string, placeholder: string): FilterAttribute => ({
  id,
  label,
  type: 'input',
  dropdown_option: [],
  placeholder,
});

const subcat = [{ id: 11, name: 'Film' }];

/** Answers about a category that is filtered by looks and reach, and about one that is not. */
export const SUB_CATEGORIES = {
  all: {
    subcat,
    physical: [
      dropdown(4, 'Eye Pupil Color', ['Black', 'Dark brown', 'Brown']),
      dropdown(5, 'Height', ['4′ 11″', '5′ 4″', '5′ 9″']),
      input(6, 'Weight', 'kg'),
    ],
    social: [input(11, 'Photo followers', 'number')],
  },
  none: { subcat },
} as const;
