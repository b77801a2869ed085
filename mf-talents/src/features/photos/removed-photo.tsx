import { Button } from '@alltalent/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './photo-grid.module.css';

/** Shown in place of a removed photo while the removal can be undone. */
export function RemovedPhoto({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // What had the focus is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles.removed}>
      <p role="status">Photo removed</p>
      <Button ref={undo} variant="line" size="small" aria-label={`Undo: keep ${name}`} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
