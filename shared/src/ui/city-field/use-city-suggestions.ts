import type { TalentCity } from '../../contracts/talents/talent-cities';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { citiesQuery } from './cities.query';
import { useDebouncedValue } from '../debounced-value/use-debounced-value';

const NONE: readonly TalentCity[] = [];

/** Suggests cities for the typed text once typing pauses; none before the first edit. */
export function useCitySuggestions(typed: string, isEdited: boolean): readonly TalentCity[] {
  const text = useDebouncedValue(typed);
  const isAsking = isEdited && text !== '';
  const { data = NONE } = useQuery({ ...citiesQuery(text), enabled: isAsking, placeholderData: keepPreviousData });
  return isAsking ? data : NONE;
}
