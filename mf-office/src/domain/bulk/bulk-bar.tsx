import { refusalOf } from '@alltalent/shared/api';
import { type Colleague, MOST_AT_ONCE } from '@alltalent/shared/contracts';
import { Alert, Button, TextButton } from '@alltalent/shared/ui';
import { useState } from 'react';
import { Key } from '../key/key';
import { t } from '../../messages/bulk';
import { useKeys } from '../queue/use-keys';
import { AssignDialog } from './assign-dialog';
import styles from './bulk.module.css';
import { Outcome } from './outcome';
import { type BulkChange, type BulkItem, useBulk } from './use-bulk';
import type { Selection } from './use-selection';

export type BulkAct<Item> = { readonly key?: string; readonly label: string; readonly change: BulkChange<Item> };

type BulkBarProps<Item> = {
  readonly queue: 'leads' | 'letters';
  readonly selection: Selection<Item>;
  readonly colleagues: readonly Colleague[];
  readonly hasKeys: boolean;
  readonly acts: readonly BulkAct<Item>[];
  /** The change that gives items to a colleague; null: to nobody. */
  readonly assigning: (userId: string | null) => BulkChange<Item>;
};

/** What can be done about the selected items, what became of it, and the way back; at the foot of the page. */
export function BulkBar<Item extends BulkItem>({ queue, selection, colleagues, hasKeys, acts, assigning }: BulkBarProps<Item>) {
  const { run, undo, close, made, isUndoable, isPending, error } = useBulk(queue, selection);
  const [isAssigning, setIsAssigning] = useState(false);
  const count = selection.items.length;
  const isDisabled = isPending || count > MOST_AT_ONCE;
  const shown = [
    ...acts.map(({ key, label, change }) => ({ key, label, act: () => run(change) })),
    { key: 'e', label: t('bulk.assign'), act: () => setIsAssigning(true) },
  ];
  const actKeys = Object.fromEntries(shown.flatMap(({ key, act }) => (key === undefined ? [] : [[key, act]])));
  useKeys(hasKeys ? { ...(count > 0 && !isDisabled && actKeys), u: isUndoable ? undo : undefined } : {});
  const isOutcomeShown = made !== null && (isUndoable || made.isUndo || made.results.some(({ outcome }) => outcome !== 'changed'));
  if (count === 0 && !isOutcomeShown && !isPending && error === null) return null;
  return (
    <>
      <section className={`ink ${styles.bar}`} aria-label={t('bulk.label')} data-bulk={isOutcomeShown ? 'outcome' : ''}>
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
            {shown.map(({ key, label, act }) => (
              <ActButton key={label} label={label} hint={hasKeys ? key : undefined} isDisabled={isDisabled} onClick={act} />
            ))}
            <TextButton className={styles.clear} onClick={selection.clear}>
              {t('bulk.clear')}
              {hasKeys && <Key className={styles.key} name="Esc" />}
            </TextButton>
          </div>
        )}
      </section>
      <AssignDialog
        {...{ count, colleagues }}
        isOpen={isAssigning}
        onClose={() => setIsAssigning(false)}
        onAssign={(userId) => run(assigning(userId))}
      />
    </>
  );
}

type ActButtonProps = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
};

function ActButton({ label, hint, isDisabled, onClick }: ActButtonProps) {
  return (
    <Button variant="line" size="small" disabled={isDisabled} aria-keyshortcuts={hint} onClick={onClick}>
      {label}
      {hint !== undefined && <Key className={styles.key} name={hint} />}
    </Button>
  );
}
