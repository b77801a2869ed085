import type { LandingPerson, ListBlock } from '@alltalent/shared/contracts';

/** One face for each field: whoever is tagged with it, else somebody nobody asked for. */
export function facesOfFields(fields: ListBlock['items'], people: readonly LandingPerson[]): readonly (LandingPerson | undefined)[] {
  const names = new Set(fields.map(({ title }) => title));
  const others = people.filter(({ tags }) => !tags.some((tag) => names.has(tag))).values();
  return fields.map(({ title }) => people.find(({ tags }) => tags.includes(title)) ?? others.next().value);
}
