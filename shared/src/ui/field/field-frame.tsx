import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { FieldError } from './field-error';
import styles from './field.module.css';

export type FieldLook = {
  readonly label: ReactNode;
  /** The label is read aloud but not shown. */
  readonly isLabelHidden?: boolean;
  readonly error?: string;
  readonly hint?: ReactNode;
  /** Shown at the end of the label's row: 'Edit email'. */
  readonly end?: ReactNode;
};

type FieldFrameProps = FieldLook & { readonly id: string; readonly className?: string; readonly children: ReactNode };

export const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** Ids of what describes the control, for aria-describedby. */
function describedBy(id: string, { error, hint }: Pick<FieldLook, 'error' | 'hint'>): string | undefined {
  return [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined;
}

/** Id and state of a field's control, and what describes it, for assistive technology. */
export function controlProps(
  id: string,
  { error, hint, isRequired }: Pick<FieldLook, 'error' | 'hint'> & { readonly isRequired?: boolean | undefined },
) {
  return {
    id,
    'aria-required': isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { error, hint }),
  } as const;
}

/** Label above, control, hint and error below: the same for every field. */
export function FieldFrame({ id, label, isLabelHidden = false, error, hint, end, className, children }: FieldFrameProps) {
  const name = (
    <label htmlFor={id} className={joinClasses(styles.label, isLabelHidden && 'vh')}>
      {label}
    </label>
  );
  return (
    <div className={joinClasses(styles.field, className)}>
      {end ? (
        <div className={styles.top}>
          {name}
          <span className={styles.end}>{end}</span>
        </div>
      ) : (
        name
      )}
      {children}
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </div>
  );
}
