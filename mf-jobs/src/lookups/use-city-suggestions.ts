import type { TalentCity } from '@alltalent/shared/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { citiesQuery } from './lookups.query';
import { useSettledValue } from './use-settled-value';

const NONE: readonly TalentCity[] = [];

/** Cities for what is typed, once typing pauses; none before somebody types. */
export function useCitySuggestions(typed: string, isEdited: boolean): readonly TalentCity[] {
  const text = useSettledValue(typed.trim());
  const isAsking = isEdited && text !== '';
  const { data = NONE } = useQuery({ ...citiesQuery(text), enabled: isAsking, placeholderData: keepPreviousData });
  return isAsking ? data : NONE;
}
