import { joinClasses } from '../join-classes';
import styles from './button.module.css';

/** A turning ring for the eye only; say in words what is going on. */
export function Spinner({ className }: { readonly className?: string }) {
  return <span className={joinClasses(styles.spinner, className)} aria-hidden="true" />;
}
