import { type ComponentPropsWithRef, useId } from 'react';
import { controlProps, FieldFrame, type FieldLook } from './field-frame';
import styles from './field.module.css';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'name' | 'id' | 'className'> &
  FieldLook & {
    readonly name: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly isRequired?: boolean;
    readonly className?: string;
  };

export function TextArea({ label, isLabelHidden, error, hint, end, className, onChange, isRequired, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, isLabelHidden, error, hint, end, className }}>
      <textarea
        {...rest}
        {...controlProps(id, { error, hint, isRequired })}
        className={styles.input}
        data-autofocus={rest.autoFocus ? '' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
