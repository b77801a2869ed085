import { ENDPOINTS, type OwnInvitation } from '@alltalent/shared/contracts';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { Button } from '@alltalent/shared/ui';
import { useState } from 'react';
import { useApplicationChange } from './use-application-change';

/** Says no to an invitation, after a question. */
export function Decline({ invitation: { id, role, job } }: { readonly invitation: OwnInvitation }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useApplicationChange(ENDPOINTS.declineInvitation, close);
  function close() {
    setIsAsking(false);
    reset();
  }
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Decline<span className="vh"> {role}</span>
      </Button>
      <AskDialog
        title="Decline this invitation?"
        yes="Decline"
        no="Keep it"
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate({ id })}
        onClose={close}
      >
        {job.posted_by} sees that you declined {role}. While the call is open you can still apply for it.
      </AskDialog>
    </>
  );
}
