import { OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { FormTextArea, FormTextField } from '@alltalent/shared/ui/form';
import { t } from '../../messages/person-data';

type ConfirmedReasonFieldsProps = {
  /** Address or id that is to be typed. */
  readonly value: string;
};

/** Fields of a reason and of the confirmation. */
export function ConfirmedReasonFields({ value }: ConfirmedReasonFieldsProps) {
  return (
    <>
      <FormTextArea name="reason" label={t('person.reason')} rows={3} maxLength={OFFICE_LIMITS.reason} isRequired autoFocus />
      <FormTextField
        name="confirmation"
        label={t('data.confirmation', { value })}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
    </>
  );
}
