import { messageOf } from '@alltalent/shared/api';
import { type FavouriteList, LIMITS } from '@alltalent/shared/contracts';
import { CheckField, Dialog, Alert } from '@alltalent/shared/ui';
import { useState } from 'react';
import { ListNameForm } from './list-name-form';
import styles from './lists.module.css';
import { useListChanges } from './use-list-changes';
import { useOwnFavourites } from '../../domain/favourites/use-own-favourites';
import type { Favoured } from '../../domain/favourites/favoured';

type AddToListDialogProps = { readonly talent: Favoured; readonly isOpen: boolean; readonly onClose: () => void };

/** In which lists a talent is; every tick counts at once. */
export function AddToListDialog({ talent, isOpen, onClose }: AddToListDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Lists of ${talent.display_name}`}>
      <ListChoice talentId={talent.id} />
    </Dialog>
  );
}

function ListChoice({ talentId }: { readonly talentId: number }) {
  const lists = useOwnFavourites((data) => data.lists) ?? [];
  const { make, put } = useListChanges();
  const [error, setError] = useState('');
  const [made, setMade] = useState(0);
  const handleChange = async (list: FavouriteList, isIn: boolean) => {
    setError('');
    await put({ list, talentId, isIn }).catch((failure: unknown) => setError(messageOf(failure)));
  };
  const handleMake = async (name: string) => {
    await make({ name, talent_id: talentId });
    setMade((count) => count + 1);
  };
  return (
    <>
      {lists.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className="vh">Lists</legend>
          {lists.map((list) => (
            <CheckField
              key={list.id}
              name={`list-${list.id}`}
              label={list.name}
              isChecked={list.talent_ids.includes(talentId)}
              onChange={(isIn) => void handleChange(list, isIn)}
            />
          ))}
        </fieldset>
      )}
      {error && <Alert kind="error">{error}</Alert>}
      {lists.length < LIMITS.favouriteLists && (
        <ListNameForm
          key={made}
          label="New list"
          submitLabel="Make the list"
          onSave={handleMake}
          hasFocus={lists.length === 0 || made > 0}
        />
      )}
    </>
  );
}
