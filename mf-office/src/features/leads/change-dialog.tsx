import { hasCode, refusalOf } from '@alltalent/shared/api';
import { LEAD_STATES, type LeadState, OFFICE_LIMITS, type OfficeLead } from '@alltalent/shared/contracts';
import { ChoiceField } from '@alltalent/shared/ui/choice-field';
import { FormSelectField, FormTextArea, useFormField } from '@alltalent/shared/ui/form';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { t } from '../../messages/leads';
import { STATE_NAMES } from './lead-words';
import { useLeadActs } from './leads.query';

export type ChangeDialogProps = { readonly lead: OfficeLead; readonly onClose: () => void };
type Values = { readonly state: LeadState; readonly assignee_id: string; readonly note: string };

/** Changes state and assignee of a lead, with a note; what was typed stays when a colleague was first. */
export function ChangeDialog({ lead, onClose }: ChangeDialogProps) {
  const { change } = useLeadActs(lead.id);
  const initial: Values = { state: lead.state, assignee_id: lead.assignee?.user_id ?? '', note: '' };
  const statusOf = (error: unknown) =>
    hasCode(error, 'REVISION_STALE') ? `${refusalOf(error)} ${t('leads.saveAgain')}` : refusalOf(error);
  return (
    <FormDialog
      title={t('leads.changeTitle', { name: lead.title })}
      initial={initial}
      submitLabel={t('leads.save')}
      send={({ state, assignee_id: assigneeId, note }) =>
        change(lead, { state, assigneeId: assigneeId === '' ? null : assigneeId, note: note.trim() })
      }
      statusOf={statusOf}
      onClose={onClose}
    >
      <StateChoice />
      <FormSelectField name="assignee_id" label={t('leads.assignee')} placeholder={t('leads.nobody')} options={colleaguesOf(lead)} />
      <FormTextArea name="note" label={t('leads.noteOptional')} hint={t('leads.noteHint')} rows={3} maxLength={OFFICE_LIMITS.note} />
    </FormDialog>
  );
}

function StateChoice() {
  const { value, onChange } = useFormField<LeadState>('state');
  const choices = LEAD_STATES.map((state) => ({ value: state, label: t(STATE_NAMES[state]) }));
  return <ChoiceField label={t('leads.state')} name="state" value={value} choices={choices} onChange={onChange} />;
}

/** Who can have the lead, with whoever has it now and works here no more. */
function colleaguesOf({ colleagues, assignee }: OfficeLead) {
  const isKnown = assignee === null || colleagues.some(({ user_id: id }) => id === assignee.user_id);
  return [...colleagues, ...(isKnown ? [] : [assignee])].map(({ user_id: value, name: label }) => ({ value, label }));
}
