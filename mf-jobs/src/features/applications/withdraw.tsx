import { ENDPOINTS, type OwnApplication } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { useState } from 'react';
import { AskDialog } from './ask-dialog';
import { useApplicationChange } from './use-application-change';

/** Takes the application back, after a question. */
export function Withdraw({ application: { id, role, job } }: { readonly application: OwnApplication }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useApplicationChange(ENDPOINTS.withdrawApplication, close);
  function close() {
    setIsAsking(false);
    reset();
  }
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Withdraw<span className="vh"> from {role}</span>
      </Button>
      <AskDialog
        title="Withdraw your application?"
        yes="Withdraw"
        no="Keep it"
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate({ id })}
        onClose={close}
      >
        {role}, {job.title}: {job.posted_by} is told that you took it back. While the call is open you can apply again.
      </AskDialog>
    </>
  );
}
