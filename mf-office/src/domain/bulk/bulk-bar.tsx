import { refusalOf } from '@alltalent/shared/api';
import { MOST_AT_ONCE } from '@alltalent/shared/contracts';
import { Alert, Button, TextButton } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages/bulk';
import styles from './bulk.module.css';
import { Outcome } from './outcome';
import { type BulkChange, type BulkItem, useBulk } from './use-bulk';
import type { Selection } from './use-selection';
import { useKeys } from '../queue/use-keys';

export type BulkAct<Item> = { readonly key?: string; readonly label: string; readonly change: BulkChange<Item> };

export type BulkBarProps<Item> = {
  readonly queue: 'leads' | 'letters';
  readonly selection: Selection<Item>;
  readonly hasKeys: boolean;
  readonly acts: readonly BulkAct<Item>[];
  /** Further acts, such as one that asks for a colleague first; `run` sends a change. */
  readonly more: (run: (change: BulkChange<Item>) => void, isDisabled: boolean) => ReactNode;
};

/** What can be done about the selected items, what became of it, and the way back; at the foot of the page. */
export function BulkBar<Item extends BulkItem>({ queue, selection, hasKeys, acts, more }: BulkBarProps<Item>) {
  const { run, undo, close, made, isUndoable, isPending, error } = useBulk(queue, selection);
  const count = selection.items.length;
  const isDisabled = isPending || count > MOST_AT_ONCE;
  const isActing = count > 0 && !isDisabled;
  const actKeys = Object.fromEntries(acts.flatMap(({ key, change }) => (key === undefined ? [] : [[key, () => run(change)]])));
  useKeys(hasKeys ? { ...(isActing && actKeys), u: isUndoable ? undo : undefined } : {});
  const isOutcomeShown = made !== null && (isUndoable || made.isUndo || made.results.some(({ outcome }) => outcome !== 'changed'));
  if (count === 0 && !isOutcomeShown && !isPending && error === null) return null;
  return (
    <section className={`ink ${styles.bar}`} aria-label={t('bulk.label')} data-bulk>
      {error !== null && <Alert kind="error">{refusalOf(error)}</Alert>}
      {made !== null && isOutcomeShown && (
        <Outcome made={made} isPending={isPending} onUndo={isUndoable ? undo : undefined} onClose={close} hasKeys={hasKeys} />
      )}
      {(count > 0 || isPending) && (
        <div className={styles.acts}>
          <p className={`num ${styles.count}`} role="status">
            {t('bulk.selected', { count })}
            {count > MOST_AT_ONCE && <span> {t('bulk.tooMany', { most: MOST_AT_ONCE })}</span>}
          </p>
          {acts.map(({ key, label, change }) => (
            <ActButton key={label} label={label} hint={hasKeys ? key : undefined} isDisabled={isDisabled} onClick={() => run(change)} />
          ))}
          {more(run, isDisabled)}
          <TextButton className={styles.clear} onClick={selection.clear}>
            {t('bulk.clear')}
            {hasKeys && (
              <kbd className={styles.key} aria-hidden="true">
                Esc
              </kbd>
            )}
          </TextButton>
        </div>
      )}
    </section>
  );
}

type ActButtonProps = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
};

/** A button of the bar, with the key that does the same. */
export function ActButton({ label, hint, isDisabled, onClick }: ActButtonProps) {
  return (
    <Button variant="line" size="small" disabled={isDisabled} aria-keyshortcuts={hint} onClick={onClick}>
      {label}
      {hint !== undefined && (
        <kbd className={styles.key} aria-hidden="true">
          {hint}
        </kbd>
      )}
    </Button>
  );
}
