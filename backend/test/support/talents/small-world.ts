export const FIRST_NAMES = ['Asha', 'Élodie', 'Zoë', 'Dev', 'आशा'];
export const LAST_NAMES = ['Rao', 'Åkesson', 'Khan', 'Lindqvist'];
export const SKILLS = ['Stage combat', 'Falconry', 'Sufi singing'];
export const LANGUAGES = ['Hindi', 'Tamil'];
export const CATEGORIES = [
  { id: 1, slug: 'actor', name: 'Actor', hasPhysical: true, hasSocial: false },
  { id: 2, slug: 'writer', name: 'Writer', hasPhysical: false, hasSocial: false },
];
export const SUB_CATEGORIES = [
  { id: 101, categoryId: 1, name: 'Film' },
  { id: 102, categoryId: 1, name: 'Theatre' },
  { id: 201, categoryId: 2, name: 'Copy' },
];
export const CITIES = [
  { id: 1, name: 'Mumbai', state: 'Maharashtra', country: 'India' },
  { id: 2, name: 'São Paulo', state: 'São Paulo', country: 'Brazil' },
  { id: 3, name: 'Munnar', state: 'Kerala', country: 'India' },
];
const shared = { group: 'physical', placeholder: 'Any', unit: '', isPublic: true };
/** Attributes of every kind: one value, a range of options, a range of numbers. */
export const ATTRIBUTES = [
  { ...shared, id: 1, label: 'Hair Length', type: 'dropdown', options: ['Short', 'Ear length', 'Long'] },
  { ...shared, id: 2, label: 'Height', type: 'dropdown', options: ['5′ 0″', '5′ 1″', '5′ 2″', '5′ 3″', '5′ 4″'] },
  { ...shared, id: 3, label: 'Waist', type: 'input', options: [] as string[] },
] as const;
