import { Button, Dialog } from '@alltalent/shared/ui';
import { useState } from 'react';
import { Preview } from './preview';
import styles from './preview.module.css';
import { RoleFit } from './role-fit';

/** The job as talent will see it: beside the form, and where there is no room for that in a sheet of its own. */
export function PreviewPane({ isClient }: { readonly isClient: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside className={styles.pane} aria-label="Live preview">
      <div className={styles.beside}>
        <p className={styles.caption}>
          <span>As talent will see it</span>
          <span>Updates while you type</span>
        </p>
        <Preview />
      </div>
      {isClient && <RoleFit />}
      <Button variant="line" icon="eye" className={styles.opener} onClick={() => setIsOpen(true)}>
        As talent will see it
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="As talent will see it">
        <Preview />
      </Dialog>
    </aside>
  );
}
