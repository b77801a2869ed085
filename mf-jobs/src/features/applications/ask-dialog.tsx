import { messageOf } from '@alltalent/shared/api';
import { Button, Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';

type AskDialogProps = {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks for confirmation before an action that notifies the client. */
export function AskDialog({ title, yes, no, isOpen, isPending, error, onYes, onClose, children }: AskDialogProps) {
  const footer = (
    <>
      <Button variant="ink" isPending={isPending} onClick={onYes}>
        {yes}
      </Button>
      <TextButton onClick={onClose}>{no}</TextButton>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} footer={footer}>
      <p>{children}</p>
      {error !== null && !isPending && <Alert kind="error">{messageOf(error)}</Alert>}
    </Dialog>
  );
}
