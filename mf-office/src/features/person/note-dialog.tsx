import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { NoteFormDialog } from '../../domain/form-dialog/note-form-dialog';
import { usePersonAct } from '../../domain/person/person.query';
import { t } from '../../messages/person-data';

export type NoteDialogProps = { readonly userId: string; readonly onClose: () => void };

/** Writes a note about an account. */
export function NoteDialog({ userId, onClose }: NoteDialogProps) {
  const run = usePersonAct(userId);
  return (
    <NoteFormDialog
      title={t('person.newNote')}
      label={t('person.note')}
      hint={t('person.newNoteHint')}
      missing={t('person.noteMissing')}
      submitLabel={t('person.addNote')}
      send={(text) => run(() => request(ENDPOINTS.notePerson, { user_id: userId, text }))}
      onClose={onClose}
    />
  );
}
