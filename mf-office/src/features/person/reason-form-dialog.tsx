import { OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { FormTextArea } from '@alltalent/shared/ui/form';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { t } from '../../messages/person-data';

type ReasonFormDialogProps = {
  readonly title: string;
  /** Name of the person. */
  readonly name: string;
  /** What follows, in words. */
  readonly text: string;
  readonly submitLabel: string;
  readonly isSerious?: boolean;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
};

const EMPTY = { reason: '' };
const check = ({ reason }: typeof EMPTY) => (reason.trim() === '' ? { reason: t('person.reasonMissing') } : {});

/** Asks for the reason of something that the office does about a person. */
export function ReasonFormDialog({ name, text, send, ...dialog }: ReasonFormDialogProps) {
  return (
    <FormDialog {...dialog} initial={EMPTY} check={check} send={({ reason }) => send(reason.trim())}>
      <p>
        <strong>{name}</strong>: {text}
      </p>
      <FormTextArea
        name="reason"
        label={t('person.reason')}
        hint={t('person.reasonHint')}
        rows={3}
        maxLength={OFFICE_LIMITS.reason}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
