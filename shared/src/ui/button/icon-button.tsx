import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { joinClasses } from '../join-classes';
import styles from './button.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** What pressing it does; read aloud, not shown. */
  readonly label: string;
  readonly icon: IconName;
};

export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={joinClasses(styles.iconButton, className)}>
      <Icon name={icon} />
    </button>
  );
}
