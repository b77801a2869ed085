import type { LandingPerson } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { placePeopleQuery } from '../people/people.query';

/** Visible talents whose pictures adorn the influencer page; undefined until they are known. */
export function useFaces(): readonly LandingPerson[] | undefined {
  return useQuery(placePeopleQuery('influencer', 'faces')).data;
}
