import { OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { FormTextArea, FormTextField } from '@alltalent/shared/ui/form';
import { t } from '../../messages/person-data';

type Props = {
  /** Address or id that is to be typed. */
  readonly value: string;
  readonly isFirst?: boolean;
};

/** Fields of a reason and of the confirmation. */
export function ConfirmedReasonFields({ value, isFirst = false }: Props) {
  return (
    <>
      <FormTextArea name="reason" label={t('person.reason')} rows={3} maxLength={OFFICE_LIMITS.reason} isRequired autoFocus={isFirst} />
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
