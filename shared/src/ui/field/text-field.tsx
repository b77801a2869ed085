import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { controlProps, FieldFrame, type FieldLook } from './field-frame';
import styles from './field.module.css';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'name' | 'id' | 'className'> &
  FieldLook & {
    readonly name: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly isRequired?: boolean;
    /** A drawing inside the box, before the text. */
    readonly icon?: IconName;
    /** Of the whole field, label and error included. */
    readonly className?: string;
  };

export function TextField({
  label,
  isLabelHidden,
  error,
  hint,
  end,
  className,
  onChange,
  isRequired,
  icon,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, isLabelHidden, error, hint, end, className }}>
      <div className={styles.box}>
        {icon && <Icon name={icon} />}
        <input
          {...rest}
          {...controlProps(id, { error, hint, isRequired })}
          type={type}
          className={styles.input}
          data-autofocus={rest.autoFocus ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
