import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TalentCity } from '../../contracts/talents/talent-cities';
import { namedCityQuery } from './cities.query';
import { withPatience } from './look-ups';

/** Asks for the city of a name that was left before a suggestion came; undefined when the text has changed since, null for no such city. */
export function useNamedCity() {
  const client = useQueryClient();
  const asked = useRef('');
  const find = async (text: string): Promise<TalentCity | null | undefined> => {
    asked.current = text;
    const found = await withPatience(
      client.fetchQuery(namedCityQuery(text)).catch(() => null),
      null,
    );
    return asked.current === text ? found : undefined;
  };
  return {
    find,
    clear: () => {
      asked.current = '';
    },
  };
}
