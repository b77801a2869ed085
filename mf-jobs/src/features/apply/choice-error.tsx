import { Icon } from '@alltalent/shared/ui';
import styles from './apply-panel.module.css';

/** What is wrong with a choice of several. */
export function ChoiceError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
