import { request } from '@alltalent/shared/api';
import { dayInIndia, ENDPOINTS, formatDay, MEMBERSHIP_LIMITS } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormSelectField, FormTextArea, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import money from '../../domain/money/money.module.css';
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
  const today = dayInIndia(useNow().getTime());
  const isDay = move.state === 'confirmed';
  const start: Values = { wished: shoot.dates[0] ?? '', on: shoot.confirmed_on, note: '' };
  const check = ({ wished, on }: Values) => (isDay && wished === '' && on === '' ? { on: t('shoots.noDay') } : {});
  const send = async ({ wished, on, note }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const day = isDay ? wished || on : '';
    try {
      const answer = await confirmed(() => request(ENDPOINTS.moveShoot, { id: shoot.id, state: move.state, on: day, note: note.trim() }));
      if (!answer) return;
      await queryClient.invalidateQueries({ queryKey: SHOOTS });
      onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(start) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(move.title)}>
      <Formik initialValues={start} validate={check} validateOnChange={false} validateOnBlur={false} onSubmit={send}>
        {({ values }) => (
          <Form className={money.form} noValidate method="dialog">
            {isDay && (
              <FormSelectField
                name="wished"
                label={t('shoots.day')}
                options={shoot.dates.map((value) => ({ value, label: formatDay(value) }))}
                placeholder={t('shoots.otherDay')}
              />
            )}
            {isDay && values.wished === '' && <FormTextField name="on" type="date" label={t('shoots.otherDay')} min={today} />}
            <FormTextArea name="note" label={t('shoots.note')} hint={t('shoots.noteHint')} rows={3} maxLength={MEMBERSHIP_LIMITS.reason} />
            <FormAlert />
            <SubmitButton variant="ink">{t(move.label)}</SubmitButton>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
