import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LIMITS } from '../../contracts/limits';
import type { TalentCity } from '../../contracts/talent-cities';
import { TextField } from '../field/text-field';
import { cityQuery } from './cities.query';
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
  const handleChange = (text: string) => {
    setTyped(text);
    setIsLeft(false);
    onChange(findCity(cities, text)?.id ?? null);
  };
  const handleBlur = () => {
    const found = value === null && typed !== null ? findCity(cities, typed) : undefined;
    if (found) onChange(found.id);
    if (found || value !== null) setTyped(null);
    setIsLeft(true);
    onBlur?.();
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
        onBlur={handleBlur}
      />
      <datalist id={id}>
        {cities.map((city) => (
          <option key={city.id} value={placeOf(city)} />
        ))}
      </datalist>
    </>
  );
}

/** By its whole name, or by the city's own where only one of them is called so. */
function findCity(cities: readonly TalentCity[], text: string): TalentCity | undefined {
  const wanted = text.trim().toLowerCase();
  const byName = cities.filter(({ name }) => name.toLowerCase() === wanted);
  return cities.find((city) => placeOf(city).toLowerCase() === wanted) ?? (byName.length === 1 ? byName[0] : undefined);
}
