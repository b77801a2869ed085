import { formatMoney, MONEY_MISTAKES, readMoney } from '@alltalent/shared/contracts';
import { TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages/posting';
import type { BoundField } from './use-fields';

type MoneyFieldProps = Omit<TextFieldProps, keyof BoundField<number> | 'type' | 'inputMode'> & {
  readonly field: BoundField<number | null>;
  readonly most: number;
  /** The field's own sum is not below it. */
  readonly least?: number | null;
  /** What to do instead of typing a range. */
  readonly rangeHelp?: string;
};

/** An amount of rupees, written as people in India write it. What is no amount stays to be mended and never becomes part of the job. */
export function MoneyField({ field, most, least = null, rangeHelp, ...rest }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const read = readMoney(typed ?? '', most);
  const sum = typed === null ? field.value : read.kind === 'sum' ? read.sum : null;
  const mistake = read.kind === 'mistake' && isLeft ? errorText(read.message, rangeHelp) : undefined;
  const isBelow = typed === null && sum !== null && least !== null && sum < least;
  const handleChange = (text: string) => {
    const next = readMoney(text, most);
    setTyped(text);
    setIsLeft(false);
    field.onChange(next.kind === 'sum' ? next.sum : null);
  };
  const handleBlur = () => {
    setIsLeft(true);
    field.onBlur();
    if (read.kind !== 'mistake') setTyped(null);
  };
  return (
    <TextField
      {...rest}
      name={field.name}
      error={mistake ?? field.error ?? (isBelow ? t('posting.payBelow') : undefined)}
      hint={sum === null ? rest.hint : formatMoney(sum, 'INR')}
      autoComplete="off"
      value={typed ?? (field.value === null ? '' : String(field.value))}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
}

function errorText(mistake: string, rangeHelp: string | undefined): string {
  return mistake === MONEY_MISTAKES.range && rangeHelp !== undefined ? rangeHelp : mistake;
}
