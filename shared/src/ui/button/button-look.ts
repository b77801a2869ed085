import type { IconName } from '../icon/icon-paths';
import { joinClasses } from '../join-classes';
import styles from './button.module.css';

export type ButtonLook = {
  /** One red `action` per view; the others carry the rest. `danger` is for what takes something away from a person. */
  readonly variant?: 'action' | 'line' | 'ink' | 'marigold' | 'paper' | 'danger';
  /** `large` is the one button of a hero; as wide as the page on a phone. */
  readonly size?: 'regular' | 'small' | 'large';
  readonly isBlock?: boolean;
  readonly icon?: IconName;
};

export function buttonClasses({ variant = 'action', size = 'regular', isBlock }: ButtonLook, className?: string): string {
  return joinClasses(styles.button, styles[variant], size !== 'regular' && styles[size], isBlock && styles.block, className);
}
