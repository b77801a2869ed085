import { LIMITS, type TalentCity } from '@alltalent/shared/contracts';
import { TextField } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { cityQuery } from '../../lookups/lookups.query';
import { placeOf } from '../../lookups/place-of';
import { useCitySuggestions } from '../../lookups/use-city-suggestions';

const NOT_KNOWN = 'Choose a city from the list';

/** A city of the list, by its id. The text is the field's own; it becomes a choice once it names one of the suggestions. */
export function CityChoice() {
  const id = useId();
  const { value, error, onChange, onBlur } = useFormField<string>('city_id');
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const { data: chosen } = useQuery({ ...cityQuery(Number(value)), enabled: value !== '' });
  const cities = useCitySuggestions((typed ?? '').trim(), typed !== null);
  const handleChange = (text: string) => {
    setTyped(text);
    setIsLeft(false);
    onChange(toId(findCity(cities, text)));
  };
  const handleBlur = () => {
    const found = value === '' && typed !== null ? findCity(cities, typed) : undefined;
    if (found) onChange(String(found.id));
    if (found || value !== '') setTyped(null);
    setIsLeft(true);
    onBlur();
  };
  const isUnknown = isLeft && value === '' && (typed ?? '').trim() !== '';
  return (
    <>
      <TextField
        label="City"
        name="city_id"
        list={id}
        autoComplete="off"
        maxLength={LIMITS.searchLength}
        placeholder="Begin to type"
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

function toId(city: TalentCity | undefined): string {
  return city ? String(city.id) : '';
}
