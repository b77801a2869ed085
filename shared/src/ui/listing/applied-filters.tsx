import { type ReactNode, useRef } from 'react';
import { AppliedChip } from '../chip/chip';
import { joinClasses } from '../join-classes';
import { TextButton } from '../link/text-button';
import styles from './listing.module.css';

export type AppliedFilter<Change> = { readonly label: string; readonly without: Change };

export type AppliedFiltersProps<Change> = {
  readonly filters: readonly AppliedFilter<Change>[];
  /** False while nothing is filtered. */
  readonly isShown: boolean;
  readonly onRemove: (without: Change) => void;
  readonly onReset: () => void;
  /** Items between the filters and the button that resets all of them. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly listClassName?: string | undefined;
  readonly resetClassName?: string | undefined;
};

/** The filters in force, each with a way to take it back. */
export function AppliedFilters<Change>(props: AppliedFiltersProps<Change>) {
  const { filters, isShown, onRemove, onReset, children, className, listClassName, resetClassName } = props;
  const place = useRef<HTMLDivElement>(null);
  // The pressed button goes away; without this the keyboard would start again at the top of the page.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  const remove = (without: Change) => {
    keepFocus();
    onRemove(without);
  };
  const reset = () => {
    keepFocus();
    onReset();
  };
  return (
    <div ref={place} className={joinClasses(styles.applied, className)} tabIndex={-1}>
      {isShown && (
        <ul className={joinClasses(styles.filters, listClassName)} aria-label="Applied filters">
          {filters.map(({ label, without }) => (
            <li key={label}>
              <AppliedChip onRemove={() => remove(without)}>{label}</AppliedChip>
            </li>
          ))}
          {children}
          <li>
            <TextButton className={joinClasses(styles.reset, resetClassName)} onClick={reset}>
              Reset Filters
            </TextButton>
          </li>
        </ul>
      )}
    </div>
  );
}
