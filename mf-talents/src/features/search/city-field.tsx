import type { TalentCity } from '@alltalent/shared/contracts';
import { TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { citiesQuery } from './lookups.query';
import { tidyText } from './talent-search';
import { useSettledValue } from './use-settled-value';

/** A text field that suggests cities once typing pauses; any other place can be typed as well. */
export function CityField({ onChange, ...field }: TextFieldProps) {
  const id = useId();
  const [isEdited, setIsEdited] = useState(false);
  const text = useSettledValue(tidyText(field.value));
  const isAsking = isEdited && text !== '';
  const { data: cities = [] } = useQuery({ ...citiesQuery(text), enabled: isAsking, placeholderData: keepPreviousData });
  const handleChange = (value: string) => {
    setIsEdited(true);
    onChange(value);
  };
  return (
    <>
      <TextField {...field} list={id} onChange={handleChange} />
      <datalist id={id}>{isAsking && cities.map((city) => <option key={city.id} value={city.name} label={placeOf(city)} />)}</datalist>
    </>
  );
}

/** 'Pune, Maharashtra, India'; a city that is its own country is named once. */
function placeOf({ name, state, country }: TalentCity): string {
  return [...new Set([name, state, country])].filter(Boolean).join(', ');
}
