import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { LIMITS } from '../../contracts/limits';
import type { TalentCity } from '../../contracts/talent-cities';
import { TextField } from '../field/text-field';
import { cityQuery, namedCityQuery } from './cities.query';
import { placeOf } from './place-of';
import { useCitySuggestions } from './use-city-suggestions';

const NOT_KNOWN = 'Choose a city from the list';

export type CityFieldProps = {
  readonly name: string;
  /** The chosen city's id; null while there is none. */
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
};

/** A city of the list, by its id. The text is the field's own; it becomes a choice once it names one of the suggestions. */
export function CityField({ name, value, onChange, onBlur, error, isDisabled = false }: CityFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const { data: chosen } = useQuery({ ...cityQuery(value ?? 0), enabled: value !== null });
  const cities = useCitySuggestions((typed ?? '').trim(), typed !== null);
  const findNamed = useNamedCity();
  const handleChange = (text: string) => {
    findNamed.forget();
    setTyped(text);
    setIsLeft(false);
    onChange(findCity(cities, text)?.id ?? null);
  };
  const take = (found: TalentCity | null) => {
    if (found) onChange(found.id);
    if (found) setTyped(null);
    setIsLeft(true);
    onBlur?.();
  };
  const handleBlur = async () => {
    const text = (typed ?? '').trim();
    if (value !== null || text === '') {
      if (value !== null) setTyped(null);
      return take(null);
    }
    const found = await findNamed.find(text);
    if (found !== undefined) take(found);
  };
  const isUnknown = isLeft && value === null && (typed ?? '').trim() !== '';
  return (
    <>
      <TextField
        label="City"
        name={name}
        list={id}
        autoComplete="off"
        maxLength={LIMITS.searchLength}
        placeholder="Begin to type"
        disabled={isDisabled}
        value={typed ?? (chosen ? placeOf(chosen) : '')}
        error={isUnknown ? NOT_KNOWN : error}
        onChange={handleChange}
        onBlur={() => void handleBlur()}
      />
      <datalist id={id}>
        {cities.map((city) => (
          <option key={city.id} value={placeOf(city)} />
        ))}
      </datalist>
    </>
  );
}

/** Asks for the city of a name that was left before a suggestion came; undefined when the text has changed since, null for no such city. */
function useNamedCity() {
  const client = useQueryClient();
  const asked = useRef('');
  const find = async (text: string): Promise<TalentCity | null | undefined> => {
    asked.current = text;
    const found = await client.fetchQuery(namedCityQuery(text)).catch(() => null);
    return asked.current === text ? found : undefined;
  };
  return { find, forget: () => (asked.current = '') };
}

/** By its whole name, or by the city's own where only one of them is called so. */
function findCity(cities: readonly TalentCity[], text: string): TalentCity | undefined {
  const wanted = text.trim().toLowerCase();
  const byName = cities.filter(({ name }) => name.toLowerCase() === wanted);
  return cities.find((city) => placeOf(city).toLowerCase() === wanted) ?? (byName.length === 1 ? byName[0] : undefined);
}
