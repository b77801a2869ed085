import { useId, useState } from 'react';
import { placeOf } from '../city-field/place-of';
import { useCitySuggestions } from '../city-field/use-city-suggestions';
import { TextField, type TextFieldProps } from '../field/text-field';
import { tidyText } from './filter-params';

/** A text field that suggests cities once typing pauses; any other place can be typed as well. */
export function CitySearchField({ onChange, ...field }: TextFieldProps) {
  const id = useId();
  const [isEdited, setIsEdited] = useState(false);
  const cities = useCitySuggestions(tidyText(field.value), isEdited);
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
