import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../icon/icon';
import { controlProps, FieldFrame, type FieldLook } from './field-frame';
import styles from './field.module.css';

export type SelectOption = { readonly value: string; readonly label: string };

export type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'name' | 'id' | 'className' | 'children'> &
  FieldLook & {
    readonly name: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly options: readonly SelectOption[];
    /** First choice, with the empty value. */
    readonly placeholder?: string;
    readonly isDisabled?: boolean;
    readonly isRequired?: boolean;
    readonly className?: string;
  };

export function SelectField({
  label,
  isLabelHidden,
  error,
  hint,
  end,
  className,
  onChange,
  options,
  placeholder,
  isDisabled,
  isRequired,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, isLabelHidden, error, hint, end, className }}>
      <div className={styles.caret}>
        <select
          {...rest}
          {...controlProps(id, { error, hint, isRequired })}
          className={styles.input}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </FieldFrame>
  );
}
