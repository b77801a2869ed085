import { TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { placeOf, useCitySuggestions } from '@alltalent/shared/ui/city-field';
import { useId, useState } from 'react';

/** A text field that suggests cities once typing pauses; any other place can be typed as well. */
export function CityField({ onChange, ...field }: TextFieldProps) {
  const id = useId();
  const [isEdited, setIsEdited] = useState(false);
  const cities = useCitySuggestions(field.value.trim(), isEdited);
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
