import { CityField } from '@alltalent/shared/ui/city-field';
import { useFormField } from '@alltalent/shared/ui/form';

/** City field; the form holds the id as text, '' for none. */
export function CityChoice() {
  const { value, error, onChange, onBlur } = useFormField<string>('city_id');
  return (
    <CityField
      name="city_id"
      value={value === '' ? null : Number(value)}
      error={error}
      onChange={(id) => onChange(id === null ? '' : String(id))}
      onBlur={onBlur}
    />
  );
}
