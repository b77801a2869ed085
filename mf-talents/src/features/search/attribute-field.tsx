import type { FilterAttribute } from '@alltalent/shared/contracts';
import { SelectField, TextField } from '@alltalent/shared/ui';
import styles from './attribute-section.module.css';
import { areCrossed, type Ends, isSingle, LONGEST_NUMBER, writeEnds } from './attribute-text';
import { unitOf } from '../../domain/lookups/attribute-unit';

const CROSSED = 'The first value must be the smaller one';

type AttributeFieldProps = {
  readonly attribute: FilterAttribute;
  readonly ends: Ends;
  readonly onEdit: (text: string) => void;
};

/** One value, or a smallest and a largest. */
export function AttributeField({ attribute, ends, onEdit }: AttributeFieldProps) {
  if (!isSingle(attribute)) return <RangeField attribute={attribute} ends={ends} onEdit={onEdit} />;
  return (
    <SelectField
      label={attribute.label}
      name={`a${attribute.id}`}
      className={ends.min === '' ? '' : styles.on}
      value={ends.min}
      onChange={(value) => onEdit(writeEnds(attribute, { min: value, max: value }))}
      options={optionsOf(attribute)}
      placeholder={attribute.placeholder || 'Any'}
    />
  );
}

function RangeField({ attribute, ends, onEdit }: AttributeFieldProps) {
  const unit = unitOf(attribute);
  const isLong = attribute.type === 'input' && unit === '';
  const error = areCrossed(attribute, ends) ? CROSSED : undefined;
  return (
    <fieldset className={isLong ? `${styles.range} ${styles.long}` : styles.range}>
      <legend className={styles.legend}>
        {attribute.label} {unit && <span className={styles.unit}>{unit}</span>}
      </legend>
      <div className={styles.pair}>
        <EndField attribute={attribute} end="min" ends={ends} error={error} onEdit={onEdit} />
        <span className={styles.to}>to</span>
        <EndField attribute={attribute} end="max" ends={ends} error={undefined} onEdit={onEdit} />
      </div>
    </fieldset>
  );
}

const END_WORDS = { min: { name: 'from', placeholder: 'Min' }, max: { name: 'to', placeholder: 'Max' } } as const;

type EndFieldProps = AttributeFieldProps & { readonly end: 'min' | 'max'; readonly error: string | undefined };

function EndField({ attribute, end, ends, error, onEdit }: EndFieldProps) {
  const { name, placeholder } = END_WORDS[end];
  const field = {
    label: `${attribute.label}, ${name}`,
    isLabelHidden: true,
    name: `a${attribute.id}-${end}`,
    className: ends[end] === '' ? '' : styles.on,
    placeholder,
    value: ends[end],
    ...(error && { error }),
  };
  const edit = (value: string) => onEdit(writeEnds(attribute, { ...ends, [end]: value }));
  if (attribute.type === 'dropdown') return <SelectField {...field} onChange={edit} options={optionsOf(attribute)} />;
  return (
    <TextField
      {...field}
      inputMode="numeric"
      maxLength={LONGEST_NUMBER}
      autoComplete="off"
      onChange={(text) => edit(text.replace(/\D/gu, ''))}
    />
  );
}

function optionsOf({ dropdown_option: options }: FilterAttribute) {
  return options.map(({ value }) => ({ value, label: value }));
}
