import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

type FieldErrorProps = { readonly id: string; readonly role?: 'alert'; readonly children: ReactNode };

export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} role={role}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
