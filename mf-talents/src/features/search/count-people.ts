import { formatCount } from '@alltalent/shared/contracts';

/** '1 person matches', '512 people match', '2,000 people' */
export function countPeople(count: number, verb?: 'match'): string {
  const people = `${formatCount(count)} ${count === 1 ? 'person' : 'people'}`;
  if (!verb) return people;
  return count === 1 ? `${people} matches` : `${people} match`;
}
