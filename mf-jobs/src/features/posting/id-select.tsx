import { SelectField, type SelectFieldProps } from '@alltalent/shared/ui';
import type { BoundField } from './use-fields';

type IdSelectProps = Omit<SelectFieldProps, keyof BoundField<string>> & { readonly field: BoundField<number | null> };

/** Select field that holds the id of a row; the placeholder stands for none. */
export function IdSelect({ field, ...rest }: IdSelectProps) {
  return (
    <SelectField
      {...rest}
      name={field.name}
      error={field.error}
      onBlur={field.onBlur}
      value={field.value === null ? '' : String(field.value)}
      onChange={(value) => field.onChange(value === '' ? null : Number(value))}
    />
  );
}
