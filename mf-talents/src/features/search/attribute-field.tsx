import type { FilterAttribute } from '@alltalent/shared/contracts';
import { SelectField } from '@alltalent/shared/ui';
import { RangeEndField, RangeFrame } from '@alltalent/shared/ui/listing';
import styles from './attribute-section.module.css';
import { areCrossed, asTyped, type Ends, isSingle, isUnclear, writeEnds } from './attribute-text';
import { t } from '../../messages';
import { unitOf } from '../../domain/lookups/attribute-unit';

const CROSSED = 'The first value must be the smaller one';

type AttributeFieldProps = {
  readonly attribute: FilterAttribute;
  readonly ends: Ends;
  readonly onEdit: (text: string) => void;
};

/** One value, or a smallest and a largest. */
export function AttributeField({ attribute, ends, onEdit }: AttributeFieldProps) {
  if (!isSingle(attribute)) return <AttributeRangeField attribute={attribute} ends={ends} onEdit={onEdit} />;
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

function AttributeRangeField({ attribute, ends, onEdit }: AttributeFieldProps) {
  const unit = unitOf(attribute);
  const isLong = attribute.type === 'input' && unit === '';
  const errorOf = (end: string) => (isUnclear(attribute, end) ? t('filters.unclearNumber') : undefined);
  const [unclearMin, unclearMax] = [errorOf(ends.min), errorOf(ends.max)];
  const error = unclearMin ?? (unclearMax === undefined && areCrossed(attribute, ends) ? CROSSED : undefined);
  return (
    <RangeFrame
      className={isLong ? `${styles.range} ${styles.long}` : styles.range}
      legend={attribute.label}
      note={unit}
      from={<EndField attribute={attribute} end="min" ends={ends} error={error} onEdit={onEdit} />}
      to={<EndField attribute={attribute} end="max" ends={ends} error={unclearMax} onEdit={onEdit} />}
    />
  );
}

const END_LABELS = { min: { name: 'from', placeholder: 'Min' }, max: { name: 'to', placeholder: 'Max' } } as const;

type EndFieldProps = AttributeFieldProps & { readonly end: 'min' | 'max'; readonly error: string | undefined };

function EndField({ attribute, end, ends, error, onEdit }: EndFieldProps) {
  const { name, placeholder } = END_LABELS[end];
  const field = {
    label: `${attribute.label}, ${name}`,
    name: `a${attribute.id}-${end}`,
    className: ends[end] === '' ? '' : styles.on,
    placeholder,
    value: ends[end],
    ...(error && { error }),
  };
  const edit = (value: string) => onEdit(writeEnds(attribute, { ...ends, [end]: value }));
  if (attribute.type === 'dropdown') return <SelectField {...field} isLabelHidden onChange={edit} options={optionsOf(attribute)} />;
  return <RangeEndField {...field} isNumber onChange={(text) => edit(asTyped(text))} />;
}

function optionsOf({ dropdown_option: options }: FilterAttribute) {
  return options.map(({ value }) => ({ value, label: value }));
}
