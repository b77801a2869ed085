import type { FavouriteList } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { type ReactNode, useState } from 'react';
import { RenameListDialog } from './list-name-dialogs';
import styles from './lists.module.css';
import { RemoveListDialog } from './remove-list-dialog';

type ListHeaderProps = { readonly list: FavouriteList; readonly onRemoved: () => void; readonly children: ReactNode };

export function ListHeader({ list, onRemoved, children }: ListHeaderProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.header}>
      <h2>{list.name}</h2>
      <div className={styles.actions}>
        {children}
        <TextButton onClick={() => setOpen('rename')}>Rename</TextButton>
        <TextButton onClick={() => setOpen('remove')}>Remove list</TextButton>
      </div>
      <RenameListDialog list={list} isOpen={open === 'rename'} onClose={close} />
      <RemoveListDialog list={list} isOpen={open === 'remove'} onClose={close} onRemoved={onRemoved} />
    </div>
  );
}
