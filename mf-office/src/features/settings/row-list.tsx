import { IconButton, TextButton } from '@alltalent/shared/ui';
import { FieldArray, type FieldArrayRenderProps, useField } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../messages/settings';
import styles from './settings.module.css';

type RowListProps = {
  /** Path of the list in the form. */
  readonly name: string;
  readonly label: string;
  readonly rowLabel: (number: number) => string;
  readonly addLabel: string;
  readonly fresh: object;
  readonly most: number;
  /** Rows can be moved. */
  readonly isOrdered?: boolean;
  /** Draws the fields of a row, whose names begin with `path`. */
  readonly children: (path: string, index: number) => ReactNode;
};

/** Rows of one kind, which are added, removed and, where their order matters, moved; at most so many. */
export function RowList({ name, label, rowLabel, addLabel, fresh, most, isOrdered = false, children }: RowListProps) {
  const [{ value: rows }, { error }] = useField<readonly unknown[]>(name);
  const { list, add, focusLater } = useRowFocus();
  return (
    <FieldArray name={name} validateOnChange={false}>
      {(array) => (
        <fieldset className={styles.rows}>
          <legend className={styles.legend}>
            {label} <span className={`muted num ${styles.small}`}>{t('row.count', { count: rows.length, most })}</span>
          </legend>
          <ol ref={list}>
            {rows.map((_, index) => (
              <li key={index} className={styles.row}>
                <div className={styles.rowHead}>
                  <span className="muted num">{rowLabel(index + 1)}</span>
                  <RowButtons {...{ array, index, isOrdered, focusLater }} row={rowLabel(index + 1)} count={rows.length} />
                </div>
                {children(`${name}[${index}]`, index)}
              </li>
            ))}
          </ol>
          {typeof error === 'string' && <p className={styles.error}>{error}</p>}
          <TextButton
            ref={add}
            className={styles.add}
            disabled={rows.length >= most}
            onClick={() => {
              array.push(fresh);
              focusLater(rows.length, 'input, select, textarea');
            }}
          >
            {addLabel}
          </TextButton>
        </fieldset>
      )}
    </FieldArray>
  );
}

type FocusLater = (row: number, selector: string) => void;

/** Focuses a part of a row once the rows are drawn again, so that keys go on where something was added, moved or removed. */
function useRowFocus() {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const wish = useRef<{ readonly row: number; readonly selector: string } | null>(null);
  useEffect(() => {
    if (!wish.current) return;
    const { row, selector } = wish.current;
    wish.current = null;
    const rows = list.current?.children ?? [];
    const found = rows[Math.min(row, rows.length - 1)]?.querySelector<HTMLElement>(selector);
    (found ?? add.current)?.focus();
  });
  const focusLater: FocusLater = (row, selector) => {
    wish.current = { row, selector };
  };
  return { list, add, focusLater };
}

type RowButtonsProps = {
  readonly array: FieldArrayRenderProps;
  readonly index: number;
  readonly count: number;
  readonly row: string;
  readonly isOrdered: boolean;
  readonly focusLater: FocusLater;
};

function RowButtons({ array, index, count, row, isOrdered, focusLater }: RowButtonsProps) {
  const move = (to: number) => {
    array.move(index, to);
    focusLater(to, `[data-${to < index ? 'up' : 'down'}]:enabled, button:enabled`);
  };
  const remove = () => {
    array.remove(index);
    focusLater(index, '[data-remove]');
  };
  return (
    <span className={styles.rowButtons}>
      {isOrdered && (
        <>
          <IconButton data-up label={t('row.up', { row })} icon="up" disabled={index === 0} onClick={() => move(index - 1)} />
          <IconButton data-down label={t('row.down', { row })} icon="down" disabled={index === count - 1} onClick={() => move(index + 1)} />
        </>
      )}
      <IconButton data-remove label={t('row.remove', { row })} icon="close" onClick={remove} />
    </span>
  );
}
