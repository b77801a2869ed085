import type { AttributeGroup } from './categories';

export type AttributeSeed = {
  readonly id: number;
  readonly label: string;
  readonly group: AttributeGroup;
  readonly type: 'dropdown' | 'input';
  readonly options: readonly string[];
  readonly placeholder: string;
  /** Unit, written after a number on the profile. */
  readonly unit: string;
  /** False for measurements: a filter, not shown on the public profile. */
  readonly isPublic: boolean;
};

const HEIGHT_MIN_INCHES = 56;
const HEIGHTS = Array.from({ length: 25 }, (_, step) => formatInches(HEIGHT_MIN_INCHES + step));

const dropdown = (id: number, label: string, options: readonly string[]): AttributeSeed => ({
  id,
  label,
  group: 'physical',
  type: 'dropdown',
  options,
  placeholder: 'Any',
  unit: '',
  isPublic: true,
});

const measure = (id: number, label: string, unit: string): AttributeSeed => ({
  id,
  label,
  group: 'physical',
  type: 'input',
  options: [],
  placeholder: unit,
  unit: ` ${unit}`,
  isPublic: false,
});

const reach = (id: number, label: string): AttributeSeed => ({
  id,
  label,
  group: 'social',
  type: 'input',
  options: [],
  placeholder: 'number',
  unit: '',
  isPublic: true,
});

export const ATTRIBUTE_IDS = {
  skin: 1,
  hairLength: 2,
  hairColour: 3,
  eyes: 4,
  height: 5,
  weight: 6,
  chest: 7,
  waist: 8,
  hips: 9,
  shoe: 10,
  photoFollowers: 11,
  videoSubscribers: 12,
  averageViews: 13,
} as const;

export const ATTRIBUTES: readonly AttributeSeed[] = [
  dropdown(ATTRIBUTE_IDS.skin, 'Skin Color', ['Very fair', 'Fair', 'Wheatish', 'Olive', 'Dusky', 'Brown', 'Deep brown', 'Black']),
  dropdown(ATTRIBUTE_IDS.hairLength, 'Hair Length', ['Shaved', 'Short', 'Ear length', 'Shoulder length', 'Long', 'Waist length']),
  dropdown(ATTRIBUTE_IDS.hairColour, 'Hair Colour', [
    'Black',
    'Dark brown',
    'Brown',
    'Auburn',
    'Blonde',
    'Red',
    'Grey',
    'White',
    'Coloured',
  ]),
  dropdown(ATTRIBUTE_IDS.eyes, 'Eye Pupil Color', ['Black', 'Dark brown', 'Brown', 'Hazel', 'Green', 'Blue', 'Grey']),
  dropdown(ATTRIBUTE_IDS.height, 'Height', HEIGHTS),
  measure(ATTRIBUTE_IDS.weight, 'Weight', 'kg'),
  measure(ATTRIBUTE_IDS.chest, 'Chest', 'in'),
  measure(ATTRIBUTE_IDS.waist, 'Waist', 'in'),
  measure(ATTRIBUTE_IDS.hips, 'Hips', 'in'),
  measure(ATTRIBUTE_IDS.shoe, 'Shoe size', 'UK'),
  reach(ATTRIBUTE_IDS.photoFollowers, 'Photo followers'),
  reach(ATTRIBUTE_IDS.videoSubscribers, 'Video subscribers'),
  reach(ATTRIBUTE_IDS.averageViews, 'Average views'),
];

/** Position of an option in its dropdown. Throws RangeError for an unknown option. */
export function optionPosition(attributeId: number, option: string): number {
  const position = ATTRIBUTES.find(({ id }) => id === attributeId)?.options.indexOf(option) ?? -1;
  if (position < 0) throw new RangeError(`Attribute ${attributeId} has no option ${option}`);
  return position;
}

/** Position of a height, given in inches, in the list of options; the first and last options are open-ended. */
export function heightPosition(inches: number): number {
  return Math.min(HEIGHTS.length - 1, Math.max(0, inches - HEIGHT_MIN_INCHES));
}

function formatInches(inches: number): string {
  return `${Math.floor(inches / 12)}′ ${inches % 12}″`;
}
