import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type RevokeShareInput } from '@alltalent/shared/contracts';
import { Button, Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { managedShareQuery, ownSharesQuery } from './shares.query';

type StopShareDialogProps = {
  readonly receiver: string;
  readonly by: RevokeShareInput;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function StopShareDialog({ receiver, by, isOpen, onClose }: StopShareDialogProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.revokeShare, by),
    onSuccess: async () => {
      const { queryKey } = by.token === undefined ? ownSharesQuery : managedShareQuery(by.token);
      await queryClient.invalidateQueries({ queryKey: [...queryKey] });
      onClose();
    },
  });
  const footer = (
    <>
      <Button variant="ink" isPending={isPending} onClick={() => mutate()}>
        Stop the link
      </Button>
      <TextButton onClick={onClose}>Keep it</TextButton>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Stop the link to ${receiver}?`} footer={footer}>
      <p>The link stops working. The answers stay here. It cannot be opened again, but you can share again.</p>
      {error && !isPending && <Alert kind="error">{messageOf(error)}</Alert>}
    </Dialog>
  );
}
