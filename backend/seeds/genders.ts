export const GENDERS = [
  { id: 1, name: 'Female' },
  { id: 2, name: 'Male' },
  { id: 3, name: 'Non-binary' },
  { id: 4, name: 'Transgender woman' },
  { id: 5, name: 'Transgender man' },
] as const;

export type GenderName = (typeof GENDERS)[number]['name'];

export function findGender(name: GenderName): (typeof GENDERS)[number] {
  return GENDERS.find((gender) => gender.name === name) ?? GENDERS[0];
}
