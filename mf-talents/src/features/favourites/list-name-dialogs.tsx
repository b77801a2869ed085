import type { FavouriteList } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { ListNameForm } from './list-name-form';
import { useListChanges } from './use-list-changes';

type MakeListDialogProps = { readonly isOpen: boolean; readonly onClose: () => void; readonly onMade: (id: number) => void };

export function MakeListDialog({ isOpen, onClose, onMade }: MakeListDialogProps) {
  const { make } = useListChanges();
  const handleSave = async (name: string) => onMade(await make({ name }));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="New list">
      <ListNameForm label="Name of the list" submitLabel="Make the list" onSave={handleSave} hasFocus />
    </Dialog>
  );
}

type RenameListDialogProps = { readonly list: FavouriteList; readonly isOpen: boolean; readonly onClose: () => void };

export function RenameListDialog({ list, isOpen, onClose }: RenameListDialogProps) {
  const { rename } = useListChanges();
  const handleSave = async (name: string) => {
    await rename(list.id, name);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Rename list">
      <ListNameForm name={list.name} label="Name of the list" submitLabel="Save the name" onSave={handleSave} hasFocus />
    </Dialog>
  );
}
