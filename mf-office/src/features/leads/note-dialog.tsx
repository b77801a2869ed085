import type { OfficeLead } from '@alltalent/shared/contracts';
import { NoteFormDialog } from '../../domain/form-dialog/note-form-dialog';
import { t } from '../../messages/leads';
import { useLeadActs } from './leads.query';

export type LeadNoteDialogProps = { readonly lead: OfficeLead; readonly onClose: () => void };

/** Writes a note about a lead. */
export function LeadNoteDialog({ lead, onClose }: LeadNoteDialogProps) {
  const { note } = useLeadActs(lead.id);
  return (
    <NoteFormDialog
      title={t('leads.noteTitle', { name: lead.title })}
      label={t('leads.note')}
      hint={t('leads.noteHint')}
      missing={t('leads.noteMissing')}
      submitLabel={t('leads.addNote')}
      send={note}
      onClose={onClose}
    />
  );
}
