import { type ReactNode, useRef } from 'react';
import { useOverflow } from './use-overflow';

type SideScrollerProps = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A row that may be wider than the screen. Tab stops at it, for the arrow keys, only while there is something to scroll to. */
export function SideScroller({ label, className, children }: SideScrollerProps) {
  const row = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(row);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div ref={row} className={className} role="group" aria-label={label} tabIndex={isScrolling ? 0 : undefined}>
      {children}
    </div>
  );
}
