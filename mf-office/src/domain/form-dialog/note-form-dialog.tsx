import { OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { FormTextArea } from '@alltalent/shared/ui/form';
import { FormDialog } from './form-dialog';

type NoteFormDialogProps = {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** Sentence about a note without a text. */
  readonly missing: string;
  readonly submitLabel: string;
  readonly send: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
};

const EMPTY = { text: '' };

/** Writes a note that only the office reads. */
export function NoteFormDialog({ label, hint, missing, send, ...dialog }: NoteFormDialogProps) {
  const check = ({ text }: typeof EMPTY) => (text.trim() === '' ? { text: missing } : {});
  return (
    <FormDialog {...dialog} initial={EMPTY} check={check} send={({ text }) => send(text.trim())}>
      <FormTextArea name="text" label={label} hint={hint} rows={4} maxLength={OFFICE_LIMITS.note} isRequired autoFocus />
    </FormDialog>
  );
}
