import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './queue.module.css';

type ItemLinkProps = {
  readonly id: string;
  readonly isOpen: boolean;
  /** The box that selects it, in a list whose items are changed together. */
  readonly choice?: ReactNode;
  readonly isSelected?: boolean;
  readonly children: ReactNode;
};

/** A row of a list, which opens its item beside the list and is in sight while it is open. */
export function ItemLink({ id, isOpen, choice, isSelected, children }: ItemLinkProps) {
  const [params] = useSearchParams();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const address = new URLSearchParams(params);
  address.set('item', id);
  return (
    <li ref={row} className={choice === undefined ? undefined : styles.choosable} data-item={id} data-selected={isSelected || undefined}>
      {choice}
      <Link
        to={{ search: address.toString() }}
        replace={params.has('item')}
        preventScrollReset
        className={styles.row}
        aria-current={isOpen || undefined}
      >
        {children}
      </Link>
    </li>
  );
}
