import { ENDPOINTS, type OwnApplication } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { Button } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { t } from '../../messages';
import { useApplicationChange } from './use-application-change';

/** Takes the application back, after a question, and says that it is done. */
export function Withdraw({ application: { id, role, job } }: { readonly application: OwnApplication }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useApplicationChange(ENDPOINTS.withdrawApplication, handleWithdrawn);
  const addToast = useSetAtom(addToastAtom);
  const handleCancel = () => {
    setIsAsking(false);
    reset();
  };
  function handleWithdrawn() {
    setIsAsking(false);
    addToast({ kind: 'info', text: t('applications.withdrawn', { role }) });
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
        onClose={handleCancel}
      >
        {role}, {job.title}: {job.posted_by} is told that you took it back. While the call is open you can apply again.
      </AskDialog>
    </>
  );
}
