import type { TalentCity } from '@alltalent/shared/contracts';
import { TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { useId, useState } from 'react';
import { useCitySuggestions } from '../../lookups/use-city-suggestions';

/** A text field that suggests cities once typing pauses; any other place can be typed as well. */
export function CityField({ onChange, ...field }: TextFieldProps) {
  const id = useId();
  const [isEdited, setIsEdited] = useState(false);
  const cities = useCitySuggestions(field.value, isEdited);
  const handleChange = (value: string) => {
    setIsEdited(true);
    onChange(value);
  };
  return (
    <>
      <TextField {...field} list={id} onChange={handleChange} />
      <datalist id={id}>
        {cities.map((city) => (
          <option key={city.id} value={city.name} label={placeOf(city)} />
        ))}
      </datalist>
    </>
  );
}

/** 'Pune, Maharashtra, India'; a city that is its own country is named once. */
function placeOf({ name, state, country }: TalentCity): string {
  return [...new Set([name, state, country])].filter(Boolean).join(', ');
}
