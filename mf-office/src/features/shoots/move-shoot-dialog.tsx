import { request } from '@alltalent/shared/api';
import { dayInIndia, ENDPOINTS, formatDay, MEMBERSHIP_LIMITS } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { FormSelectField, FormTextArea, FormTextField } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { useConfirmed } from '../../domain/office-page/confirming';
import { t } from '../../messages/shoots';
import type { Move } from './moves';
import { SHOOTS, type StaffShoot } from './shoots.query';

export type MoveShootDialogProps = {
  readonly shoot: StaffShoot;
  readonly move: Move;
  readonly onClose: () => void;
};
/** `wished`: one of the member's days, '' for another one, which is in `on`. */
type Values = { readonly wished: string; readonly on: string; readonly note: string };

/** Confirms a day for a shoot, ends or cancels it; the member gets the note by mail. */
export function MoveShootDialog({ shoot, move, onClose }: MoveShootDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const isDay = move.state === 'confirmed';
  const start: Values = { wished: shoot.dates[0] ?? '', on: shoot.confirmed_on, note: '' };
  const send = async ({ wished, on, note }: Values) => {
    const day = isDay ? wished || on : '';
    const answer = await confirmed(() => request(ENDPOINTS.moveShoot, { id: shoot.id, state: move.state, on: day, note: note.trim() }));
    if (answer) await queryClient.invalidateQueries({ queryKey: SHOOTS });
    return answer;
  };
  return (
    <FormDialog
      title={t(move.title)}
      initial={start}
      check={({ wished, on }) => (isDay && wished === '' && on === '' ? { on: t('shoots.noDay') } : {})}
      submitLabel={t(move.label)}
      send={send}
      onClose={onClose}
    >
      {isDay && <DayFields dates={shoot.dates} />}
      <FormTextArea name="note" label={t('shoots.note')} hint={t('shoots.noteHint')} rows={3} maxLength={MEMBERSHIP_LIMITS.reason} />
    </FormDialog>
  );
}

/** One of the member's days, or another one. */
function DayFields({ dates }: Pick<StaffShoot, 'dates'>) {
  const { values } = useFormikContext<Values>();
  const today = dayInIndia(useNow().getTime());
  const options = dates.map((value) => ({ value, label: formatDay(value) }));
  return (
    <>
      <FormSelectField name="wished" label={t('shoots.day')} options={options} placeholder={t('shoots.otherDay')} />
      {values.wished === '' && <FormTextField name="on" type="date" label={t('shoots.otherDay')} min={today} isRequired />}
    </>
  );
}
