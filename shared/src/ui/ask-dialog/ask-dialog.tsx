import type { ReactNode } from 'react';
import { refusalOf } from '@alltalent/shared/api';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { Dialog } from '../modal/dialog';
import { TextButton } from '../link/text-button';
import styles from './ask-dialog.module.css';

type AskDialogProps = {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  /** Why the change was refused; null before. */
  readonly error: unknown;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks once before a change, and says what follows from it. */
export function AskDialog({ title, yes, no, isOpen, isPending, error, onYes, onClose, children }: AskDialogProps) {
  const footer = (
    <>
      <Button variant="ink" isPending={isPending} onClick={onYes}>
        {yes}
      </Button>
      <TextButton className={styles.no} onClick={onClose}>
        {no}
      </TextButton>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} footer={footer}>
      <p>{children}</p>
      {error !== null && !isPending && <Alert kind="error">{refusalOf(error)}</Alert>}
    </Dialog>
  );
}
