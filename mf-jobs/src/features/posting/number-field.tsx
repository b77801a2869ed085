import { TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { useState } from 'react';
import type { BoundField } from './use-fields';

type NumberFieldProps = Omit<TextFieldProps, keyof BoundField<number> | 'type' | 'inputMode'> & {
  readonly field: BoundField<number | null>;
  readonly least: number;
  readonly most: number;
};

/** A whole number, or nothing. What cannot be one is said at once and never becomes part of the job. */
export function NumberField({ field, least, most, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? '' : problemOf(typed, least, most);
  const error = problem === '' ? field.error : problem;
  const handleChange = (text: string) => {
    const digits = text.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');
    setTyped(digits);
    if (digits === '') field.onChange(null);
    else if (problemOf(digits, least, most) === '') field.onChange(Number(digits));
  };
  return (
    <TextField
      {...rest}
      name={field.name}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(most).length}
      value={typed ?? (field.value === null ? '' : String(field.value))}
      onChange={handleChange}
      onBlur={() => setTyped(null)}
    />
  );
}

function problemOf(digits: string, least: number, most: number): string {
  if (digits === '') return '';
  if (Number(digits) < least) return `At least ${least}`;
  return Number(digits) > most ? `At most ${most}` : '';
}
