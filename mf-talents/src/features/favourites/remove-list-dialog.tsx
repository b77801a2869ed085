import { messageOf } from '@alltalent/shared/api';
import type { FavouriteList } from '@alltalent/shared/contracts';
import { Button, Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useListChanges } from './use-list-changes';

type RemoveListDialogProps = {
  readonly list: FavouriteList;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
};

export function RemoveListDialog({ list, isOpen, onClose, onRemoved }: RemoveListDialogProps) {
  const { remove } = useListChanges();
  const { mutate, isPending, error } = useMutation({ mutationFn: () => remove(list.id), onSuccess: onRemoved });
  const footer = (
    <>
      <Button variant="ink" isPending={isPending} onClick={() => mutate()}>
        Remove the list
      </Button>
      <TextButton onClick={onClose}>Keep it</TextButton>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Remove “${list.name}”?`} footer={footer}>
      <p>The list goes. Its people stay among your favourites.</p>
      {error && !isPending && <Alert kind="error">{messageOf(error)}</Alert>}
    </Dialog>
  );
}
