import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { SmartLink, type SmartLinkProps } from '../link/smart-link';
import styles from './chip.module.css';

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & { readonly isPressed?: boolean };

/** A choice that can be on or off. */
export function Chip({ isPressed = false, className, ...rest }: ChipProps) {
  return <button {...rest} type="button" className={joinClasses(styles.chip, className)} aria-pressed={isPressed} />;
}

export type ChipLinkProps = SmartLinkProps & { readonly isCurrent?: boolean };

/** A choice with an address of its own. */
export function ChipLink({ isCurrent = false, className, ...rest }: ChipLinkProps) {
  return <SmartLink {...rest} className={joinClasses(styles.chip, className)} aria-current={isCurrent ? 'true' : undefined} />;
}

export type AppliedChipProps = { readonly onRemove: () => void; readonly children: ReactNode };

/** A filter in force; pressing it takes it away. */
export function AppliedChip({ onRemove, children }: AppliedChipProps) {
  return (
    <button type="button" className={joinClasses(styles.chip, styles.applied)} onClick={onRemove}>
      <span className="vh">Remove </span>
      {children}
      <Icon name="close" />
    </button>
  );
}
