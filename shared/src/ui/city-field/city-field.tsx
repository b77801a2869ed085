import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '../../contracts/core/limits';
import type { TalentCity } from '../../contracts/talents/talent-cities';
import { TextField } from '../field/text-field';
import { cityQuery } from './cities.query';
import { rememberLookUp } from './look-ups';
import { placeOf } from './place-of';
import { useCitySuggestions } from './use-city-suggestions';
import { useHeldSubmit } from './use-held-submit';
import { useNamedCity } from './use-named-city';

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

/**
 * A city of the list, by its id. The text is the field's own; it becomes a choice once it names one of the suggestions. A
 * form is not sent while the field shows a text that is no choice.
 */
export function CityField({ name, value, onChange, onBlur, error, isDisabled = false }: CityFieldProps) {
  const id = useId();
  const list = useRef<HTMLDataListElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const { data: chosen } = useQuery({ ...cityQuery(value ?? 0), enabled: value !== null });
  const text = (typed ?? '').trim();
  const cities = useCitySuggestions(text, typed !== null);
  const findNamed = useNamedCity();
  const isOpen = value === null && text !== '';
  const handleChange = (changed: string) => {
    findNamed.clear();
    setTyped(changed);
    setIsLeft(false);
    onChange(findCity(cities, changed)?.id ?? null);
  };
  const resolveCity = async (): Promise<boolean> => {
    const found = await findNamed.find(text);
    if (found === undefined) return false;
    // Synchronously, so that code waiting for the city reads the new value.
    flushSync(() => {
      if (found) onChange(found.id);
      if (found) setTyped(null);
      setIsLeft(true);
    });
    return found !== null;
  };
  const handleBlur = async () => {
    if (isOpen) await rememberLookUp(resolveCity());
    else if (value !== null) setTyped(null);
    setIsLeft(true);
    onBlur?.();
  };
  useHeldSubmit(list, { isHeld: isOpen, resolveCity: () => resolveAndShow(resolveCity, list) });
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
        error={isLeft && isOpen ? NOT_KNOWN : error}
        onChange={handleChange}
        onBlur={() => void handleBlur()}
      />
      <datalist id={id} ref={list}>
        {cities.map((city) => (
          <option key={city.id} value={placeOf(city)} />
        ))}
      </datalist>
    </>
  );
}

/** Resolves the city; if it stays unknown, moves the focus to its field. */
async function resolveAndShow(resolveCity: () => Promise<boolean>, list: RefObject<HTMLDataListElement | null>): Promise<boolean> {
  const mayGo = await rememberLookUp(resolveCity());
  if (!mayGo) document.querySelector<HTMLInputElement>(`input[list="${list.current?.id}"]`)?.focus();
  return mayGo;
}

/** By its whole name, or by the city's own where only one of them is called so. */
function findCity(cities: readonly TalentCity[], text: string): TalentCity | undefined {
  const wanted = text.trim().toLowerCase();
  const byName = cities.filter(({ name }) => name.toLowerCase() === wanted);
  return cities.find((city) => placeOf(city).toLowerCase() === wanted) ?? (byName.length === 1 ? byName[0] : undefined);
}
