import type { LandingPerson, ListBlock } from '@alltalent/shared/contracts';

/** Returns a face for each field: a person tagged with it, else one that no other field uses. */
export function facesOfFields(fields: ListBlock['items'], people: readonly LandingPerson[]): readonly (LandingPerson | undefined)[] {
  const names = new Set(fields.map(({ title }) => title));
  const others = people.filter(({ tags }) => !tags.some((tag) => names.has(tag))).values();
  return fields.map(({ title }) => people.find(({ tags }) => tags.includes(title)) ?? others.next().value);
}
