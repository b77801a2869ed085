import type { AccountSide } from '@alltalent/shared/contracts';
import { Button, Dialog } from '@alltalent/shared/ui';
import { useState } from 'react';
import styles from './account.module.css';
import { AddSideForm } from './add-side-form';
import { sidePoints, sideTitle } from './side-texts';

type AddSideProps = { readonly side: AccountSide; readonly hasBirthDate: boolean; readonly onDone: (message: string) => void };

/** Says what the other side adds, and opens its form. */
export function AddSide({ side, hasBirthDate, onDone }: AddSideProps) {
  const [isOpen, setOpen] = useState(false);
  const title = sideTitle(side);
  const handleDone = (message: string) => {
    setOpen(false);
    onDone(message);
  };
  return (
    <>
      <ul className={styles.points}>
        {sidePoints(side).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div>
        <Button variant="ink" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <AddSideForm side={side} hasBirthDate={hasBirthDate} onDone={handleDone} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
