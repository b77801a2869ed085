import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import styles from './filter-sheet.module.css';

export type FilterSheetFormProps = {
  readonly title: string;
  /** Shown below the title. */
  readonly note?: string;
  /** Shown above the buttons. */
  readonly summary?: ReactNode;
  readonly applyLabel: string;
  readonly isApplyDisabled?: boolean;
  readonly onApply: () => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The content of a filter sheet: title and buttons stay in place, the fields between them scroll. */
export function FilterSheetForm(props: FilterSheetFormProps) {
  const { title, note, summary, applyLabel, isApplyDisabled = false, onApply, onClear, onClose, children } = props;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isApplyDisabled) onApply();
  };
  return (
    <form className={styles.sheet} noValidate onSubmit={handleSubmit}>
      <header className={styles.top}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {note && <p className="muted num">{note}</p>}
        </div>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        {summary}
        <Button variant="line" onClick={onClear}>
          Clear
        </Button>
        <Button type="submit" isBlock disabled={isApplyDisabled}>
          {applyLabel}
        </Button>
      </footer>
    </form>
  );
}
