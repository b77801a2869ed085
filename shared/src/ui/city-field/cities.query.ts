import { request } from '@alltalent/shared/api';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../../contracts/endpoints';

const AN_HOUR = 3_600_000;

/** Suggestions for what is typed as a place. */
export function citiesQuery(q: string) {
  return queryOptions({
    queryKey: ['cities', q.toLowerCase()],
    staleTime: AN_HOUR,
    queryFn: ({ signal }) => request(ENDPOINTS.talentCities, { q }, { signal }),
    select: ({ data }) => data,
  });
}

/** The city that a whole name means, former and foreign names among them; null where none is called so. */
export function namedCityQuery(name: string) {
  return queryOptions({
    queryKey: ['city-named', name.toLowerCase()],
    staleTime: AN_HOUR,
    queryFn: async ({ signal }) => (await request(ENDPOINTS.talentCities, { q: '', name }, { signal })).data[0] ?? null,
  });
}

/** One city by its id, as a row; none for an unknown one. */
export function cityQuery(id: number) {
  return queryOptions({
    queryKey: ['city', id],
    staleTime: AN_HOUR,
    queryFn: ({ signal }) => request(ENDPOINTS.talentCities, { q: '', id }, { signal }),
    select: ({ data }) => data.find((city) => city.id === id) ?? null,
  });
}
