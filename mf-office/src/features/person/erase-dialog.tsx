import { request } from '@alltalent/shared/api';
import { confirmationOf, ENDPOINTS, LIMITS, type Person } from '@alltalent/shared/contracts';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { checkConfirmedReason, NO_CONFIRMED_REASON, trimmed } from '../../domain/person/confirmed-reason';
import { ConfirmedReasonFields } from '../../domain/person/confirmed-reason-fields';
import { usePersonAct } from '../../domain/person/person.query';
import { t } from '../../messages/person-data';

export type EraseDialogProps = { readonly person: Person; readonly onClose: () => void };

/** Has an account deleted after the days in which it can be kept; its address is typed first. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const { user_id: id, name } = person;
  const run = usePersonAct(id);
  return (
    <FormDialog
      title={t('data.erase')}
      initial={NO_CONFIRMED_REASON}
      check={checkConfirmedReason}
      submitLabel={t('data.eraseSend')}
      isSerious
      send={(typed) => run(() => request(ENDPOINTS.erasePerson, { user_id: id, ...trimmed(typed) }))}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>: {t('data.eraseText', { days: LIMITS.deletionDays })}
      </p>
      <ConfirmedReasonFields value={confirmationOf(person)} />
    </FormDialog>
  );
}
