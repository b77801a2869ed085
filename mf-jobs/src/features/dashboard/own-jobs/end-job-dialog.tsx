import { messageOf, request, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnJobRow } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Button, Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { reloadDashboard } from '../dashboard.query';
import { useSingle } from '../use-single';

type EndJobDialogProps = { readonly job: OwnJobRow; readonly onClose: () => void; readonly onGone: () => void };

/** Asks for confirmation before a job is closed for good, or a draft is discarded. */
export function EndJobDialog({ job, onClose, onGone }: EndJobDialogProps) {
  const { copy, end, isPending, error } = useEnding(job, onClose, onGone);
  const footer = (
    <>
      <Button variant="ink" isPending={isPending} onClick={end}>
        {copy.yes}
      </Button>
      <TextButton onClick={onClose}>{copy.no}</TextButton>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={copy.title} footer={footer}>
      <p>{copy.text}</p>
      {error && !isPending && <Alert kind="error">{messageOf(error)}</Alert>}
    </Dialog>
  );
}

function useEnding(job: OwnJobRow, onClose: () => void, onGone: () => void) {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const once = useSingle();
  const close = useKeyedRequest(ENDPOINTS.closeJob);
  const isDraft = job.state === 'draft';
  const copy = isDraft ? discardCopy(job) : closeCopy(job);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async () => {
      if (isDraft) await request(ENDPOINTS.discardJob, { id: job.id });
      else await close({ id: job.id });
    },
    onSuccess: async () => {
      addToast({ kind: 'info', text: copy.done });
      await reloadDashboard(queryClient);
      onClose();
      if (isDraft) onGone();
    },
  });
  return { copy, end: () => once(() => mutateAsync()), isPending, error };
}

function closeCopy({ title, applied }: OwnJobRow) {
  const who = applied === 1 ? 'The one person who applied' : `Everybody who applied (${applied})`;
  return {
    title: `Close “${title}”?`,
    text:
      applied === 0
        ? 'Nobody has applied yet. The call goes off the call sheet for good.'
        : `${who} gets a final answer: everyone who is not booked is told “Not selected”. The call goes off the call sheet for good.`,
    yes: 'Close the call',
    no: 'Keep it open',
    done: applied === 0 ? `“${title}” is closed` : `“${title}” is closed, and everybody who applied has a final answer`,
  };
}

function discardCopy({ title }: OwnJobRow) {
  const name = title || 'Untitled draft';
  return {
    title: `Discard “${name}”?`,
    text: 'The draft is thrown away. It cannot be brought back.',
    yes: 'Discard the draft',
    no: 'Keep it',
    done: `“${name}” is thrown away`,
  };
}
