import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { type ButtonLook, buttonClasses } from './button-look';
import styles from './button.module.css';
import { Spinner } from './spinner';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** The label and the width stay; clicks are ignored until the work is done. */
    readonly isPending?: boolean;
  };

export function Button({
  variant,
  size,
  isBlock,
  icon,
  isPending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size, isBlock }, joinClasses(isPending && !icon && styles.pending, className))}
      aria-busy={isPending || undefined}
      onClick={handleClick}
    >
      {isPending && <Spinner className={icon && styles.inIcon} />}
      {icon && !isPending && <Icon name={icon} />}
      {children}
    </button>
  );
}
