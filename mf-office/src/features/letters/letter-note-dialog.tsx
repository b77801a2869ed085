import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { NoteFormDialog } from '../../domain/form-dialog/note-form-dialog';
import { t } from '../../messages/letters';
import type { Letter } from './use-letter';

export type LetterNoteDialogProps = { readonly id: string; readonly handle: Letter; readonly onClose: () => void };

/** Writes a note about a letter. */
export function LetterNoteDialog({ id, handle, onClose }: LetterNoteDialogProps) {
  const addNote = useKeyedRequest(ENDPOINTS.noteTicket);
  return (
    <NoteFormDialog
      title={t('letters.newNote')}
      label={t('letters.note')}
      hint={t('letters.noteHint')}
      missing={t('letters.noteMissing')}
      submitLabel={t('letters.addNote')}
      send={(text) => handle.run(() => addNote({ id, text }))}
      onClose={onClose}
    />
  );
}
