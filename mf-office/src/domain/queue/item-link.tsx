import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './queue.module.css';

type ItemLinkProps = { readonly id: string; readonly isOpen: boolean; readonly children: ReactNode };

/** A row of a list, which opens its item beside the list and is in sight while it is open. */
export function ItemLink({ id, isOpen, children }: ItemLinkProps) {
  const [params] = useSearchParams();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const address = new URLSearchParams(params);
  address.set('item', id);
  return (
    <li ref={row}>
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
