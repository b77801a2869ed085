import { TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages/posting';
import type { BoundField } from './use-fields';

const LONGEST = 20;

type NumberFieldProps = Omit<TextFieldProps, keyof BoundField<number> | 'type' | 'inputMode'> & {
  readonly field: BoundField<number | null>;
  readonly least: number;
  readonly most: number;
};

/** A whole number, or nothing. What cannot be one is said at once, stays to be mended and never becomes part of the job. */
export function NumberField({ field, least, most, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? '' : problemOf(typed, least, most);
  const handleChange = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() === '' || problemOf(text, least, most) !== '' ? null : Number(text));
  };
  const handleBlur = () => {
    field.onBlur();
    // A number that must not be left out is still there, and shown again.
    if (problem === '' || field.value !== null) setTyped(null);
  };
  return (
    <TextField
      {...rest}
      name={field.name}
      error={problem === '' ? field.error : problem}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LONGEST}
      value={typed ?? (field.value === null ? '' : String(field.value))}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
}

function problemOf(text: string, least: number, most: number): string {
  if (text.trim() === '') return '';
  if (!/^\s*\d+\s*$/u.test(text)) return t('posting.oneNumber');
  if (Number(text) < least) return `At least ${least}`;
  return Number(text) > most ? `At most ${most}` : '';
}
