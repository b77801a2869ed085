import { Button } from '@alltalent/shared/ui';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t } from '../../messages';

type AskedActionProps = {
  readonly label: string;
  /** Whom or what it is about, for those who hear the button. */
  readonly subject: string;
  readonly title: string;
  readonly yes: string;
  readonly send: () => Promise<void>;
  readonly children: ReactNode;
};

/** Button with a question before its change. */
export function AskedAction({ label, subject, title, yes, send, children }: AskedActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { error, isPending, mutate, reset } = useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: () => setOpen(false),
  });
  const handleOpen = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={handleOpen}>
        {label}
        <span className="vh"> {subject}</span>
      </Button>
      <AskDialog
        title={title}
        yes={yes}
        no={t('team.cancel')}
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onYes={() => mutate()}
        onClose={() => setOpen(false)}
      >
        {children}
      </AskDialog>
    </>
  );
}
