import { Icon } from '@alltalent/shared/ui';
import styles from './sign-up.module.css';

type FieldMessageProps = { readonly id: string; readonly children: string };

/** The error of a group of inputs, in the look of a field's. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
