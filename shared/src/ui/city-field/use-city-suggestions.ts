import type { TalentCity } from '../../contracts/talents/talent-cities';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { citiesQuery } from './cities.query';
import { useSettledValue } from '../settled/use-settled-value';

const NONE: readonly TalentCity[] = [];

/** Cities for what is typed, once typing pauses; none before somebody types. */
export function useCitySuggestions(typed: string, isEdited: boolean): readonly TalentCity[] {
  const text = useSettledValue(typed);
  const isAsking = isEdited && text !== '';
  const { data = NONE } = useQuery({ ...citiesQuery(text), enabled: isAsking, placeholderData: keepPreviousData });
  return isAsking ? data : NONE;
}
