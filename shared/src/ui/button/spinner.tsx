import { joinClasses } from '../join-classes';
import styles from './button.module.css';

/** Decorative spinner; the text beside it must say what is under way. */
export function Spinner({ className }: { readonly className?: string }) {
  return <span className={joinClasses(styles.spinner, className)} aria-hidden="true" />;
}
