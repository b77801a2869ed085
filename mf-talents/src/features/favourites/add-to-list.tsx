import { Icon } from '@alltalent/shared/ui';
import { useState } from 'react';
import { AddToListDialog } from './add-to-list-dialog';
import styles from './add-to-list.module.css';
import type { Favoured } from '../../domain/favourites/favoured';

/** On a card: opens the lists. */
export function AddToList({ talent }: { readonly talent: Favoured }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.add}
        aria-label={`Add ${talent.display_name} to a list`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="plus" />
      </button>
      <AddToListDialog talent={talent} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
