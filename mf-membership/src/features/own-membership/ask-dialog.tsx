import { refusalOf } from '@alltalent/shared/api';
import { Alert, Button, Dialog, TextButton } from '@alltalent/shared/ui';
import styles from './own.module.css';

type AskDialogProps = {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: string;
};

/** Asks once before a change, and says what follows from it. */
export function AskDialog({ title, yes, no, isOpen, isPending, error, onYes, onClose, children }: AskDialogProps) {
  const footer = (
    <>
      <Button variant="ink" isPending={isPending} onClick={onYes}>
        {yes}
      </Button>
      <TextButton className={styles.target} onClick={onClose}>
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
